// The end of a deal: the winner, the order of the players, how points are counted, and all hands.
import type { Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { PreparedTable, type Prepared } from './prepared';

interface Ending extends Omit<Prepared, 'moves' | 'judge'> {
  readonly sheet: readonly number[];
  readonly winners: readonly number[];
  readonly over: unknown; // the view after the end
}

const four = ['Ada', 'Basil', 'Cleo', 'Dora'];
const big2: Ending = {
  game: 'big2', options: { start: 'club' }, names: four, sheet: [-4, 9, -3, -2], winners: [1],
  view: { hands: [['S10', 'HJ', 'CQ', 'DK'], null, null, null], counts: [4, 1, 3, 2], played: [], top: null, turn: 1, over: false, opening: false },
  over: { hands: [['S10', 'HJ', 'CQ', 'DK'], [], ['C4', 'D4', 'H4'], ['C5', 'S6']], counts: [4, 0, 3, 2], played: [], top: null, turn: 1, over: true, opening: false },
};
const tiles = { seat: 0, deal: 1, scores: [0, 0], turn: 0, known: [[], []], melded: [true, true], table: [['8r', '8g', '8b']] };
const remi: Ending = {
  game: 'remi', options: { set: 'basic' }, sheet: [-50, 31], winners: [0],
  view: { ...tiles, phase: 'draw', racks: [['1r', '2r', '3r'], null], counts: [3, 4], discards: [['5r'], ['13y']], pool: 40, turns: 12 },
  over: {
    ...tiles, phase: 'over', over: true, racks: [['1r', '2r', '3r', '7r', '7g', '7b'], ['4g', '5g', '6g', '9b', '11y']], counts: [6, 5],
    formations: [[['1r', '2r', '3r'], ['7r', '7g', '7b']], [['4g', '5g', '6g']]], discards: [['5r'], ['13y']], pool: 40, turns: 13,
  },
};
const rummikub: Ending = {
  game: 'rummikub', options: { set: 'real', jokers: 2 }, sheet: [-14, 14], winners: [1],
  view: { ...tiles, over: false, racks: [['1r', '13b'], null], counts: [2, 1], bag: 20 },
  over: { ...tiles, over: true, racks: [['1r', '13b'], []], formations: [[], []], counts: [2, 0], bag: 20 },
};
const hand = 'K1 R1 B1 Y1 K2 R3 B3 Y3 K5 R5 K7 K7 B6 Y6'.split(' ');
const okeyTable = { seat: 0, deal: 1, scores: [0, 0, 0, 0], turns: 9, counts: [14, 14, 14, 14], known: [[], [], [], []], discards: [['K2'], ['R7'], [], ['R2']], stack: 34, indicator: 'K4', joker: 'K5' };
const okey: Ending = {
  game: 'okey', options: { set: 'okey', pairs: 'single' }, names: four, sheet: [-2, -2, 0, -2], winners: [2],
  view: { ...okeyTable, turn: 1, phase: 'draw', over: false, hands: [hand, null, null, null], chains: [[], null, null, null] },
  over: {
    ...okeyTable, turn: 2, phase: 'over', over: true, hands: [hand, hand, hand, hand],
    chains: [[], [], [['K1', 'R1', 'B1', 'Y1'], ['R3', 'B3', 'Y3']], []],
  },
};

async function end(page: Page, { over, sheet, winners, ...before }: Ending) {
  const table = await PreparedTable.open(page, { ...before, actors: [1], moves: [], judge: () => ({}) });
  await expect(page.locator('#own-place')).toBeVisible();
  table.update({ view: over, actors: [], table: { phase: 'over', sheet: [sheet], scores: sheet, winners, leaders: winners } });
  await expect(page.locator('#end-title')).toBeVisible();
}
const rows = (page: Page) => page.locator('main li');

test('players are listed by points, and only the winner has a crown', async ({ visit }) => {
  const page = await visit();
  await end(page, big2);
  await expect(rows(page).locator('strong')).toHaveText(['Basil', 'Dora', 'Cleo', 'Ada']);
  await expect(rows(page).filter({ hasText: 'Winner:' })).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Winner:');
  await expect(page.getByText('The winner scores the total, and the most points win.')).toBeVisible();
  await expect(page.getByTestId('joy')).toHaveCount(0);
});

test('if the lowest score wins it comes first, and complete formations are set apart', async ({ visit }) => {
  const page = await visit();
  await end(page, remi);
  await expect(rows(page).locator('strong')).toHaveText(['Ada', 'Basil']);
  await expect(rows(page).first().getByText('Complete:')).toHaveCount(2);
  await expect(rows(page).last().getByText('Complete:')).toHaveCount(1);
  await expect(page.getByText('The fewest points win.')).toBeVisible();
});

test('a win is celebrated once, and not with reduced motion', async ({ visit }) => {
  const page = await visit(MOVING);
  await end(page, remi);
  const joy = page.getByTestId('joy');
  await expect(joy.locator('i')).not.toHaveCount(0);
  await page.reload();
  await expect(page.locator('#end-title')).toBeVisible();
  await expect(joy).toHaveCount(0);

  const still = await visit();
  await end(still, remi);
  await expect(still.locator('#end-title')).toBeVisible();
  await expect(still.getByTestId('joy')).toHaveCount(0);
});

for (const [language, said] of [
  ['en', ['The most points win.', 'The most points win.', 'The fewest points win.', 'The most points win.']],
  ['tr', ['En çok puanı olan kazanır.', 'En çok puanı olan kazanır.', 'En az puanı olan kazanır.', 'En çok puanı olan kazanır.']],
] as const) {
  test(`the end of a deal explains the scoring on phone and desktop in ${language}`, async ({ visit }) => {
    const ends = [okey, rummikub, remi, big2];
    for (const [i, ending] of ends.entries()) {
      const page = await visit({ locale: language, viewport: { width: 360, height: 640 } });
      await end(page, ending);
      await expect(page.getByText(said[i] ?? '')).toBeVisible();
      await fitsTheWidth(page, `the end of ${ending.game}`);
      await photograph(page, `end-${ending.game}-${language}-phone`);
      await page.setViewportSize({ width: 1280, height: 800 });
      await isAccessible(page, `the end of ${ending.game}`);
      await photograph(page, `end-${ending.game}-${language}`);
    }
  });
}
