// Takes the README's pictures again: `tools/screenshots`. Deals differ from run to run, so look at them before you commit.
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { atRest } from '../e2e/look';
import { expect, test } from '../e2e/parlor';
import { Place, startTable } from '../e2e/play';
import { playedTo } from '../e2e/position';

const DOCS = join(import.meta.dirname, '../../docs');
const DESK = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;
const PHONE = { viewport: { width: 360, height: 640 }, colorScheme: 'light', hasTouch: true, isMobile: true } as const;
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  await page.screenshot({ path: join(DOCS, `page-${name}.png`), animations: 'disabled' });
}

const hintButton = (page: Page) => page.locator('#own-place button:enabled', { hasText: /^Hint$/ });

for (const { picture, view, ...position } of [
  { picture: 'table', view: DESK, game: 'big2', rules: 'patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush fivecards=ranked', others: 3, turns: 3 },
  { picture: 'rummikub', view: DESK, game: 'rummikub', rules: 'set=real players=3', others: 2, turns: 5 },
  { picture: 'remi', view: DESK, game: 'remi', rules: 'set=advanced', others: 1, turns: 7 },
  { picture: 'okey', view: DESK, game: 'okey', rules: 'set=okey', others: 3, turns: 8 },
  { picture: 'pinochle', view: DESK, game: 'pinochle', rules: 'additional=yes', others: 1, phase: 'play', turns: 3 },
  { picture: 'phone', view: PHONE, game: 'big2', others: 3, turns: 2 },
]) {
  test(`a table: ${picture}`, async ({ visit, parlor }) => {
    const page = await visit(view);
    const table = await playedTo(page, parlor.url, position);
    await page.goto(`#/table/${table}`);
    await expect(hintButton(page)).toBeVisible();
    await take(page, picture);
  });
}

test('the lobby', async ({ visit }) => {
  const page = await visit(DESK);
  await page.getByLabel('Your name').fill('Ada');
  await expect(page.locator('.picture svg').first()).toBeVisible();
  await take(page, 'lobby');
});

test('the end of a deal and its analysis', async ({ visit }) => {
  const page = await visit(DESK);
  await startTable(page);
  await new Place(page).hurryToEnd();
  await take(page, 'end');
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.getByRole('list', { name: 'Your moves' }).locator('> li').first()).toBeVisible();
  await expect(page.getByText('Moves analysed:')).toHaveCount(0);
  await take(page, 'analysis');
});

test('a lesson on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('#/learn/okey');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(hintButton(page)).toBeVisible();
  await take(page, 'lesson');
});
