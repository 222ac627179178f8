// The looks that can be chosen: table, palette, light or dark theme.
import type { Page } from '@playwright/test';
import { isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place, startTable } from './play';
import { TilePlace } from './tiles';

// Every table look in light and dark, and every palette at least once.
const LOOKS = [
  { theme: 'light', table: 'felt', palette: 'red-green' },
  { theme: 'dark', table: 'felt', palette: 'blue-yellow' },
  { theme: 'light', table: 'night', palette: 'standard' },
  { theme: 'dark', table: 'night', palette: 'red-green' },
];

// Sets what the settings dialog would, without opening it each time.
async function lookAtAll(page: Page, game: string) {
  for (const look of LOOKS) {
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen, { suits: 'four' }), look);
    const name = [game, ...Object.values(look)].join('-');
    await photograph(page, name);
    await isAccessible(page, name, ['color-contrast']);
  }
}

test('a card table in every look', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  await new Place(page).turn();
  await lookAtAll(page, 'cards');
});

test('a tile table in every look', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { game: 'Rummikub' });
  await new TilePlace(page).turn();
  await lookAtAll(page, 'tiles');
});

test('table and palette can be chosen in the settings, and are remembered', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { game: 'Rummikub' });
  const tile = page.locator('#own-place svg', { has: page.locator('text') }).first();
  const colours = () =>
    Promise.all([
      tile.evaluate((svg) => getComputedStyle(svg).color),
      page.locator('.screen').evaluate((screen) => getComputedStyle(screen).backgroundImage),
    ]);
  const before = await colours();
  await page.getByRole('button', { name: 'Settings' }).click();
  await isAccessible(page, 'settings');
  await page.getByLabel('Night blue').check();
  await page.getByLabel('Red–green colour blindness').check();
  await page.keyboard.press('Escape');
  const after = await colours();
  for (const [i, colour] of after.entries()) expect(colour).not.toBe(before[i]);
  await page.reload();
  await expect(tile).toBeVisible();
  expect(await colours()).toEqual(after);
});
