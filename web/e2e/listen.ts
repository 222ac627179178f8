// What a screen reader says: announcements, and the name of the focused element.
import { expect, type Page } from '@playwright/test';

// Takes effect when the next page is loaded. A live region inserted together with its text is not read out, so only text
// added to a region that was already there is heard.
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
    const HIDDEN = '[aria-hidden=true]';
    const heardOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.parentElement?.closest(HIDDEN) ? '' : (node.textContent ?? '');
      return node.closest(HIDDEN) ? '' : [...node.childNodes].map(heardOf).join('');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const within = node.parentElement;
          const text = heardOf(node).trim();
          if (text !== '' && within?.closest(LIVE)) heard.push(text);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

// Follows the announcements one sentence at a time. Each call continues after the sentence found last.
export class Ears {
  #from = 0;

  constructor(readonly page: Page) {}

  async next(wanted: RegExp): Promise<string> {
    const found = await this.page
      .waitForFunction(
        ({ from, source, flags }) => {
          const said = (window as unknown as { heard: string[] }).heard;
          const at = said.findIndex((text, i) => i >= from && new RegExp(source, flags).test(text));
          return at >= 0 && { at, text: said[at] ?? '' };
        },
        { from: this.#from, source: wanted.source, flags: wanted.flags },
        { timeout: 300_000 }, // a hint takes as long as it takes
      )
      .catch(async () => {
        throw new Error(`${wanted} was not heard after sentence ${this.#from} of\n${(await heard(this.page)).join('\n')}`);
      });
    const { at, text } = (await found.jsonValue()) as { at: number; text: string };
    this.#from = at + 1;
    return text;
  }
}

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? (focused === document.body ? '' : (focused?.textContent?.trim() ?? ''));
  });
}

// Presses a key until the focused element has the given name.
export async function goTo(page: Page, key: string, name: RegExp, most = 60): Promise<void> {
  for (let gone = 0; gone < most && !name.test(await focusedName(page)); gone++) await page.keyboard.press(key);
  expect(await focusedName(page)).toMatch(name);
}
