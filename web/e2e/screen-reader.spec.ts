// A few turns of every game for who does not see the table: every move and every turn is said, and every control has a name.
import type { Page } from '@playwright/test';
import { heard, listen } from './listen';
import { isAccessible } from './look';
import { expect, test } from './parlor';
import { startTable } from './play';
import { PreparedTable } from './prepared';

interface Game {
  readonly game: string;
  readonly turn: (page: Page) => Promise<void>;
  readonly ours: RegExp;
  readonly theirs: RegExp;
}

const TURNS = 3;
const CARD = '(\\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)';
const TILE = '(joker|false joker|(black|red|green|blue|yellow) \\d+)';
const NAMED = ['button-name', 'link-name', 'label', 'select-name', 'role-img-alt', 'svg-img-alt', 'aria-toggle-field-name'];

async function asHinted(page: Page, otherwise: string) {
  await page.keyboard.press('h');
  await expect(page.locator('#own-place [role=status]', { hasText: 'Hint:' })).toBeVisible();
  const chosen = await page.locator('#own-place [aria-pressed=true]').count();
  await page.keyboard.press(chosen > 0 ? 'Enter' : otherwise);
}
async function drawAndDiscard(page: Page) {
  const draw = page.locator('#own-place button', { hasText: /^Draw$/ });
  if (await draw.isEnabled()) await page.keyboard.press('d');
  await expect(draw).toBeDisabled();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.locator('#own-place button:enabled', { hasText: /^Discard/ })).toBeVisible();
  await page.keyboard.press('x');
}

const GAMES: readonly Game[] = [
  {
    game: 'Big-2',
    turn: (page) => asHinted(page, 'p'),
    ours: new RegExp(`^Ada (passes|plays an? .*${CARD})`),
    theirs: new RegExp(`^(Basil|Cleo|Dora) (passes|plays an? .*${CARD})`),
  },
  {
    game: 'Pinochle',
    turn: (page) => asHinted(page, 'Enter'),
    ours: /^Ada (bids|passes|plays)/,
    theirs: /^(Basil|Cleo|Dora) (bids|passes|plays)/,
  },
  { game: 'Okey', turn: drawAndDiscard, ours: new RegExp(`^Ada discards ${TILE}`), theirs: new RegExp(`^Basil discards ${TILE}`) },
  { game: 'Remi', turn: drawAndDiscard, ours: new RegExp(`^Ada discards ${TILE}`), theirs: new RegExp(`^Basil discards ${TILE}`) },
  { game: 'Rummikub', turn: (page) => page.keyboard.press('d'), ours: /^Ada draws/, theirs: /^Basil (draws|plays|places)/ },
];

// Letters and signs are for the eyes; a key without a sentence is for nobody.
const UNSPEAKABLE = /[♣♦♥♠◆▲●★☺]|\b(\d+[rgby]|[KRBY]\d+|[CDHS]\d+)\b|^\w+\.[\w.]+$|undefined/;

for (const { game, turn, ours, theirs } of GAMES) {
  test(`${game} is told to who listens`, async ({ visit }) => {
    const page = await visit();
    await listen(page);
    await page.reload();
    await startTable(page, { game, level: 'basic' });
    const ready = page.locator('#own-place button:enabled', { hasText: /^Hint$/ });
    await expect(ready).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // "To your hand"
    for (let played = 0; played < TURNS; played++) {
      const turns = async () => (await heard(page)).filter((text) => text === 'Your turn').length;
      const before = await turns();
      await turn(page);
      if (played + 1 < TURNS) await expect.poll(turns).toBeGreaterThan(before);
    }
    const said = await heard(page);
    expect(said.filter((text) => ours.test(text)).length, said.join('\n')).toBeGreaterThanOrEqual(TURNS - 1);
    expect(said.some((text) => theirs.test(text)), said.join('\n')).toBe(true);
    expect(said.filter((text) => UNSPEAKABLE.test(text))).toEqual([]);
    await isAccessible(page, `the names of ${game}`, NAMED);
  });
}

test('who is waited for is named', async ({ visit }) => {
  const page = await visit();
  await listen(page);
  await page.reload();
  const view = { seat: 0, deal: 1, scores: [0, 0], racks: [['3r'], null], counts: [1, 7], table: [], bag: 20, turn: 1, melded: [true, true] };
  const judge = () => ({});
  await PreparedTable.open(page, { game: 'rummikub', rules: '1', view, moves: [], actors: [1], judge });
  await expect.poll(() => heard(page)).toContain('Basil to play');
});
