// The lobby: games and their variants on one screen, and what is remembered.
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { chooseGame, Place, startTable } from './play';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  'Big-2': ['Big-2', 'Big-2, basic'],
  Okey: ['Okey', 'Okey, simplified'],
  Pinochle: ['Pinochle', 'Pinochle, basic', 'Pinochle, cut-throat'],
  Remi: ['Remi, advanced', 'Remi, basic'],
  Rummikub: ['Rummikub', 'Rummikub, basic'],
};
const game = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} [A-Z]`) });

test('every game is offered in its well-known variants, the real one first', async ({ visit }) => {
  const page = await visit();
  for (const [name, forms] of Object.entries(FORMS)) {
    await page.getByRole('group', { name: 'Game' }).getByText(name, { exact: true }).click();
    const offered = page.getByRole('group', { name: `Variants of ${name}` });
    await expect(offered.locator('strong')).toHaveText([...forms]);
    await expect(offered.getByRole('radio').first()).toBeChecked();
    await expect(page.locator('summary', { hasText: 'Rules' })).toHaveText(new RegExp(`Rules\\s+${forms[0]}$`));
  }
});

test('a game started as it is has no house rules, and shows the rules of its variant', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { game: 'Okey', form: 'Okey', speed: 'Slow' });
  await expect(page.getByRole('heading', { name: 'Okey', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Indicator / })).toBeVisible();
  await expect(page.getByText(/house rule|tandard/)).toHaveCount(0);
  await page.goto('#/rules/okey/simple');
  await expect(page.getByRole('heading', { name: 'Rules of Okey, simplified' })).toBeVisible();
  await expect(page.getByText('three chains of different numbers')).toBeVisible();
  await isAccessible(page, 'rules of a form');
  await photograph(page, 'rules-form');
  await page.getByRole('navigation').getByRole('link', { name: 'Okey', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rules of Okey', exact: true })).toBeVisible();
  await expect(page.getByText('seven pairs').first()).toBeVisible();
});

test('options that do not apply or are only for the terminal are not offered', async ({ visit }) => {
  const page = await visit();
  const rules = page.locator('details', { hasText: 'Remove house rules' });
  const labels = async (name: string, of: string) => {
    await chooseGame(page, name, of);
    if ((await rules.getAttribute('open')) === null) await rules.locator('summary').click();
    return rules.innerText();
  };
  expect(await labels('Okey', 'Okey')).toContain('seven pairs');
  expect(await labels('Okey', 'Okey, simplified')).not.toContain('real Okey with');
  expect(await labels('Okey', 'Okey, simplified')).not.toContain('seven pairs');
  expect(await labels('Rummikub', 'Rummikub')).not.toMatch(/menu|handout|number of players|rack can hold/i);
  expect(await labels('Rummikub', 'Rummikub, basic')).not.toMatch(/menu|handout|jokers|initial meld/i);
  expect(await labels('Pinochle', 'Pinochle, cut-throat')).toContain('additional melds');
  expect(await labels('Pinochle', 'Pinochle')).not.toMatch(/additional melds|cut-throat|course/i);
});

// All texts about a game that the page can show, as the server sends them in each language.
interface Offer {
  readonly games: readonly {
    readonly name: string;
    readonly options: readonly { readonly role: string; readonly help: { readonly key: string } }[];
    readonly forms: readonly { readonly rules: string; readonly title: { readonly key: string }; readonly about: { readonly key: string } }[];
  }[];
}
const COURSE = /handout|course|ders notu|dersin|enunț|cursului|enunciado|del curso|講義|課程/i;

test('texts never mention a course, in any language', async ({ visit }) => {
  const page = await visit();
  const ask = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { games } = await ask<Offer>('/api/games');
  const keys = new Set<string>();
  for (const { name, options, forms } of games) {
    for (const { role, help } of options) if (role !== 'terminal' && role !== 'form') keys.add(help.key);
    for (const { rules, title, about } of forms) {
      keys.add(title.key).add(about.key);
      const text = JSON.stringify(await ask(`/api/games/${name}/rules?rules=${encodeURIComponent(rules)}`));
      for (const [, key = ''] of text.matchAll(/"key":"([^"]+)"/g)) keys.add(key);
    }
  }
  for (const language of ['en', 'tr', 'ro', 'es', 'zh-Hant']) {
    const { phrases } = await ask<{ phrases: Record<string, string> }>(`/api/phrases?language=${language}`);
    const shown = Object.entries(phrases).filter(([key]) => [...keys].some((each) => key === each || (each.includes('.option.') && key.startsWith(`${each}.`))));
    expect(shown.length).toBeGreaterThan(keys.size / 2);
    expect(shown.filter(([, phrase]) => COURSE.test(phrase)), language).toEqual([]);
  }
});

async function inSight(...all: Locator[]) {
  for (const each of all) await expect(each).toBeInViewport({ ratio: 1 });
}

const DESKS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const LANGUAGES = [
  { locale: 'en-GB', against: 'Play against', start: 'Start game' },
  { locale: 'tr-TR', against: 'Rakipler', start: 'Oyunu başlat' },
];

for (const viewport of DESKS) {
  for (const { locale, against, start } of LANGUAGES) {
    test(`variants, opponents and the start button are visible at ${viewport.width}x${viewport.height} in ${locale}`, async ({ visit }) => {
      const page = await visit({ viewport, locale });
      const all = async () => {
        // The first has the most variants, the second the most opponents.
        for (const name of ['Pinochle', 'Okey']) {
          await page.locator('.games label', { hasText: name }).click();
          await inSight(...(await page.locator('.games label').all()), ...(await page.locator('.forms label').all()));
          await inSight(page.getByRole('region', { name: against }), page.getByRole('button', { name: start }));
          expect(await page.evaluate(() => scrollY)).toBe(0);
        }
      };
      await all();
      await page.getByRole('button', { name: start }).click();
      await page.locator('#own-place').waitFor();
      await page.goto('#/');
      await expect(page.locator('section li .go')).toBeVisible(); // also with a game to continue
      await all();
      await photograph(page, `lobby-${viewport.width}-${locale}`);
    });
  }
}

const PHONES: readonly BrowserContextOptions[] = [
  { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
];
for (const phone of PHONES) {
  const { width = 0, height = 0 } = phone.viewport ?? {};
  test(`on a ${width}x${height} phone the start button stays within reach of the thumb`, async ({ visit }) => {
    const page = await visit(phone);
    const start = page.getByRole('button', { name: 'Start game' });
    const atTheBottom = async () => {
      await expect(start).toBeInViewport({ ratio: 1 });
      const box = await start.boundingBox();
      expect(box && box.y + box.height).toBeGreaterThan(height - 20);
    };
    await atTheBottom();
    await inSight(...(await page.locator('.games label').all()));
    await fitsTheWidth(page, 'the lobby');
    await isAccessible(page, `lobby at ${width}`);
    await photograph(page, `lobby-${width}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await atTheBottom();
    // Nothing is hidden behind it.
    const last = page.locator('summary').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await last.boundingBox())?.y).toBeLessThan((await start.boundingBox())?.y ?? 0);
    await start.tap();
    await expect(page.locator('#own-place')).toBeVisible();
  });
}

test('name, game, variant, opponents and options are remembered', async ({ visit }) => {
  const page = await visit();
  await chooseGame(page, 'Rummikub', 'Rummikub');
  await page.getByLabel('Your name').fill('Zoë');
  await page.getByLabel('Difficulty').selectOption('basic');
  await page.getByRole('group', { name: 'The number of players' }).getByText('3').click();
  await page.getByText('Rules', { exact: true }).click();
  await page.getByLabel('The number of tiles dealt').fill('10');
  await page.getByLabel('The number of tiles dealt').blur();
  await page.getByText('Clock, chat, spectators').click();
  await page.getByLabel('Time per move').selectOption('60');
  await expect(page.locator('summary', { hasText: 'Rules' })).toContainText('1 house rule');

  await page.reload();
  await expect(game(page, 'Rummikub')).toBeChecked();
  await expect(form(page, 'Rummikub')).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë');
  await expect(page.getByLabel('Difficulty')).toHaveValue('basic');
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(page.locator('summary', { hasText: 'Rules' })).toContainText('1 house rule');
  await expect(page.locator('summary', { hasText: 'Clock' })).toContainText('1 minute');
  // The other variant has its own rules and the same opponents.
  await chooseGame(page, 'Rummikub', 'Rummikub, basic');
  await expect(page.locator('summary', { hasText: 'Rules' })).not.toContainText('house rule');
  await expect(page.getByLabel('Difficulty')).toHaveValue('basic');
  await chooseGame(page, 'Okey', 'Okey, simplified');
  await page.reload();
  await expect(form(page, 'Okey, simplified')).toBeChecked();
});

test('“Play” anywhere selects that game and variant in the lobby', async ({ visit }) => {
  const page = await visit();
  await chooseGame(page, 'Big-2');
  await page.goto('#/rules/okey/simple');
  await page.getByRole('link', { name: 'Play Okey, simplified' }).click();
  await expect(game(page, 'Okey')).toBeChecked();
  await expect(form(page, 'Okey, simplified')).toBeChecked();
  await page.goto('#/learn/pinochle');
  await page.getByRole('link', { name: 'Play Pinochle' }).click();
  await expect(game(page, 'Pinochle')).toBeChecked();
  // The choice can still be changed.
  await chooseGame(page, 'Remi');
  await page.reload();
  await expect(game(page, 'Remi')).toBeChecked();
});

test('one tap continues a game in progress, and a finished one looks finished', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  const address = page.url();
  await page.goto('#/');
  await page.getByRole('region', { name: 'Continue playing' }).getByRole('link', { name: /Continue/ }).click();
  expect(page.url()).toBe(address);
  await place.hurryToEnd();
  await page.goto('#/');
  const finished = page.getByRole('region', { name: 'Recent games' });
  await expect(finished.getByRole('link', { name: /^Big-2, basic (Won|Tied|Lost)/ })).toBeVisible();
  await expect(page.getByText('Continue')).toHaveCount(0);
  await photograph(page, 'lobby-finished');
  // The results link back to the game.
  await chooseGame(page, 'Okey');
  await page.goto('#/profile');
  await page.getByRole('link', { name: 'Play Big-2, basic' }).click();
  await expect(form(page, 'Big-2, basic')).toBeChecked();
  await isAccessible(page, 'lobby with a finished game');
});

test('choosing a game or variant keeps the focus where it is', async ({ visit }) => {
  const page = await visit();
  await game(page, 'Big-2').focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('name', 'game');
  await expect(focused).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('name', 'form');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('name', 'form');
});
