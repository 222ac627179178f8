// The hand and the buttons are on the screen and nothing covers them: in every game and phase, on phones in portrait and
// landscape, in two languages, with and without a hint. On large screens everything grows.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { atRest, fitsTheWidth, photograph } from './look';
import { expect, test } from './parlor';
import { playedTo, type Position } from './position';

const UPRIGHT = { width: 360, height: 640 };
const SIDEWAYS = { width: 740, height: 360 };
const PHONE: BrowserContextOptions = { viewport: UPRIGHT, hasTouch: true, isMobile: true };
const LANGUAGES = { en: 'Hint', tr: 'İpucu' };

const POSITIONS: Readonly<Record<string, Position>> = {
  'Big-2': { game: 'big2', others: 3, turns: 2 },
  'Okey, real': { game: 'okey', rules: 'set=okey', others: 3, turns: 3 },
  'Okey, simplified': { game: 'okey', others: 3, turns: 1 },
  'Remi, advanced': { game: 'remi', rules: 'set=advanced', others: 1, turns: 4 },
  'Remi, basic': { game: 'remi', others: 1, turns: 3 },
  'Rummikub, real': { game: 'rummikub', rules: 'set=real players=4', others: 3, turns: 3 },
  'Rummikub, basic': { game: 'rummikub', others: 1, turns: 3 },
  'Pinochle, bidding': { game: 'pinochle', rules: 'first=0', others: 1, phase: 'bid' },
  'Pinochle, tricks': { game: 'pinochle', rules: 'additional=yes first=0', others: 1, phase: 'play', turns: 3 },
  'Pinochle, cut-throat, taking': { game: 'pinochle', rules: 'cutthroat=yes first=0', others: 1, phase: 'pick' },
  'Pinochle, cut-throat, keeping': { game: 'pinochle', rules: 'cutthroat=yes first=0', others: 1, phase: 'keep' },
  'Pinochle, cut-throat, tricks': { game: 'pinochle', rules: 'cutthroat=yes additional=yes first=0', others: 1, phase: 'play' },
};

// A list of problems with the screen, empty if there are none.
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) found.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
    for (const button of document.querySelectorAll<HTMLElement>('#own-place :is(button, input)')) {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      const name = button.getAttribute('aria-label') ?? button.textContent.trim();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push(`${name} is not on the screen`);
      else if (button.getAttribute('data-piece') === null && Math.min(width, height) < 40) found.push(`${name} is small`);
      else {
        const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2); // fanned cards overlap
        if (!button.contains(hit)) found.push(`something lies over ${name}`);
      }
    }
    const nav = document.querySelector('header nav')?.getBoundingClientRect();
    for (const text of document.querySelectorAll('header :is(h1, small)')) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      if (text.scrollWidth > text.clientWidth + 1 || (nav && right > nav.left + 1)) found.push(`“${text.textContent}” is cut`);
    }
    return found;
  });
}

async function looksWell(page: Page, screen: string) {
  for (const viewport of [UPRIGHT, SIDEWAYS]) {
    await page.setViewportSize(viewport);
    const name = `${screen} at ${viewport.width}`;
    await atRest(page);
    await fitsTheWidth(page, name);
    await expect.poll(() => troubles(page), name).toEqual([]);
    await photograph(page, `layout-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`);
  }
}

for (const [name, position] of Object.entries(POSITIONS)) {
  test(`${name}: everything needed fits a phone's screen, with and without a hint`, async ({ visit, parlor }) => {
    const page = await visit(PHONE);
    const table = await playedTo(page, parlor.url, position);
    for (const [language, hint] of Object.entries(LANGUAGES)) {
      await page.evaluate((value) => localStorage.setItem('parlor.settings', JSON.stringify({ language: value })), language);
      await page.goto(`#/table/${table}`);
      await page.reload();
      const ask = page.locator('#own-place button', { hasText: new RegExp(`^${hint}$`) });
      await expect(ask).toBeEnabled();
      await looksWell(page, `${name} ${language}`);
      await ask.click();
      await expect(page.locator('.hint-card')).toBeVisible({ timeout: 0 });
      await looksWell(page, `${name} ${language} with a hint`);
    }
  });
}

for (const language of ['es', 'ro']) {
  test(`the header is not cut off in ${language}`, async ({ visit, parlor }) => {
    const page = await visit(PHONE);
    const table = await playedTo(page, parlor.url, { game: 'rummikub', rules: 'set=real players=4 jokers=0', others: 3, turns: 0 });
    await page.evaluate((value) => localStorage.setItem('parlor.settings', JSON.stringify({ language: value })), language);
    await page.goto(`#/table/${table}`);
    await page.reload();
    await expect(page.locator('#own-place .rack button').first()).toBeVisible();
    await expect(page.locator('header .finish')).toBeInViewport(); // a game can be ended from the smallest phone, too
    await looksWell(page, `header ${language}`);
  });
}

test('a hint highlights only what it names', async ({ visit, parlor }) => {
  const page = await visit();
  const table = await playedTo(page, parlor.url, { game: 'okey', others: 3, turns: 2, drawing: true });
  await page.goto(`#/table/${table}`);
  const [draw, take] = ['Draw', 'Take'].map((name) => page.locator('#own-place').getByRole('button', { name, exact: true }));
  await expect(draw!).toHaveClass(/primary/);
  await expect(take!).toHaveClass(/primary/);
  await page.locator('#own-place').getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-card')).toBeVisible({ timeout: 0 });
  await expect(page.locator('#own-place button.primary:enabled')).toHaveCount(1);
  await expect(page.locator('.piles .can:not(.quiet)')).toHaveCount(1);
});

test('an empty tile table says where to drop tiles, and a tap there places the chosen ones', async ({ visit, parlor }) => {
  const page = await visit(PHONE);
  const table = await playedTo(page, parlor.url, { game: 'rummikub', rules: 'set=real first=1', others: 1, turns: 0 });
  await page.goto(`#/table/${table}`);
  const place = page.getByText('Drop tiles here to make a new set, or choose some and tap here.');
  await expect(place).toBeVisible();
  for (const tile of await page.locator('#own-place .rack [data-piece]').all().then((all) => all.slice(0, 3))) await tile.tap();
  await place.tap();
  await expect(page.locator('[data-region=board] [data-piece]')).toHaveCount(3);
  await expect(place).toBeHidden();
});

for (const [name, tile] of [
  ['Big-2', '#own-place .hand .tile'],
  ['Okey, real', '#own-place [data-piece]'],
  ['Okey, real', '.piles .top'],
  ['Remi, advanced', '#own-place .rack [data-piece]'],
  ['Rummikub, real', '#own-place .rack [data-piece]'],
  ['Pinochle, tricks', '#own-place .hand .tile'],
] as const) {
  test(`${name}: ${tile} grows with the screen`, async ({ visit, parlor }) => {
    const page = await visit();
    const table = await playedTo(page, parlor.url, POSITIONS[name]!);
    await page.goto(`#/table/${table}`);
    const widths: number[] = [];
    for (const [width, height] of [[1280, 800], [1920, 1080], [2560, 1440]] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('aside')).toBeVisible();
      await expect.poll(() => troubles(page)).toEqual([]);
      widths.push((await page.locator(tile).first().boundingBox())?.width ?? 0);
      await photograph(page, `large-${name.split(',')[0]}-${width}`);
    }
    for (const [i, width] of widths.entries()) expect(width, widths.join(' ')).toBeGreaterThan((widths[i - 1] ?? 0) * 1.15);
  });
}
