// What a screen reader would say by itself: whatever comes into a live region.
import type { Page } from '@playwright/test';

// From the next page that is loaded on.
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
          const within = node instanceof Element ? node : node.parentElement;
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
