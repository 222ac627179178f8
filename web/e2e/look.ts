// Checks a screen: axe finds no problems, and nothing overflows the edge.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';

const SCREENSHOTS = join(import.meta.dirname, '../test-results/screenshots');

export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
}

// By all rules, or only the given ones if nothing else can have changed.
export async function isAccessible(page: Page, screen: string, rules?: string[]): Promise<void> {
  await atRest(page); // anything still fading in does not have its final colours
  // There are no frames to look into, and nobody reads the list of passed checks.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n    ')}`);
  expect(found, `axe on ${screen}`).toEqual([]);
}

export async function fitsTheWidth(page: Page, screen: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, `width of ${screen}`).toBeLessThanOrEqual(0);
}

export async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
}
