import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { drag, dragByFinger, pointIn } from './drag';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { startTable } from './play';
import { PreparedTable, type Prepared } from './prepared';
import { TilePlace } from './tiles';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const COLOURS: Readonly<Record<string, string>> = { K: 'black', R: 'red', B: 'blue', Y: 'yellow' };

class OkeyPlace extends TilePlace {
  readonly stack = this.pile(/^(Draw from the stock|Stock), /);
  readonly ours = this.pile(/your (discards|pile)/i);
  readonly before = this.pile(/Dora’s discards/);

  pile(name: RegExp): Locator {
    return this.board.getByRole('group', { name: 'Stock and discard piles' }).getByRole('button', { name });
  }
  override tile(face: string): Locator {
    return this.rack.getByRole('button', { name: new RegExp(`^${COLOURS[face.slice(0, 1)]} ${face.slice(1)}, `) }).first();
  }
  // A place on the rack, with or without a tile.
  at(row: number, column: number, columns = 15): Locator {
    return this.rack.locator(`.place[data-place="${(row - 1) * columns + column - 1}"]`);
  }
  // The row and place of a tile, as its label says.
  where(face: string): Promise<string | null> {
    return this.tile(face).getAttribute('aria-label');
  }
  // Draws, then discards what a hint says.
  async playTurn(): Promise<void> {
    await this.after(() => this.stack.click());
    if ((await this.turn()) === 'end') return;
    await this.askHint();
    await this.hint.getByRole('button', { name: 'Choose it' }).click();
    await this.after(() => this.button(/^Discard/).click());
  }
}

// The first turns of a new game, by mouse and by keyboard; false if the deal ends before that.
async function beginByHand(page: Page, place: OkeyPlace): Promise<boolean> {
  await startTable(page, { game: 'Okey', level: 'smart' });
  const isOver = async () => (await place.turn()) === 'end';
  if (await isOver()) return false;
  await expect(place.tiles).toHaveCount(15);
  await expect(place.status).toContainText('You start');
  await place.tiles.nth(14).click();
  await place.after(() => place.ours.click());

  // Drag a tile from the stock to the rack, and another from the rack to the discard pile.
  if (await isOver()) return false;
  await place.after(() => drag(page, place.stack, place.at(2, 15)));
  if (await isOver()) return false;
  await expect(place.rack.getByRole('button', { name: /row 2 place 15.*just drawn$/ })).toBeVisible();
  await place.after(() => drag(page, place.tiles.first(), place.ours));
  if (await isOver()) return false;
  await expect(place.tiles).toHaveCount(14);

  await place.after(() => place.before.click());
  if (await isOver()) return false;
  await expect(place.rack.getByRole('button', { name: /just drawn$/ })).toHaveCount(1);
  await place.tiles.first().click();
  await place.after(() => place.button(/^Discard/).click());
  for (const key of ['t', 'd']) {
    if (await isOver()) return false;
    await place.tiles.nth(1).focus();
    await place.after(() => page.keyboard.press(key));
    if (await isOver()) return false;
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(place.button(/^Discard/)).toBeEnabled();
    await place.after(() => page.keyboard.press('x'));
  }
  return true;
}

test('a whole deal against computers: by mouse, by keyboard, then following hints', async ({ visit }) => {
  const page = await visit(MOVING);
  const place = new OkeyPlace(page);
  while (!(await beginByHand(page, place))) await page.goto('#/');
  while ((await place.turn()) === 'turn') await place.playTurn();

  // All racks are open; the winner's chains are set apart.
  await expect(page.locator('main li')).toHaveCount(4);
  const won = await page.getByTestId('announcements').getByText(/ wins\.$/).count();
  if (won > 0) await expect.poll(() => page.locator('main li').getByText('Complete:').count()).toBeGreaterThanOrEqual(3);
  await photograph(page, 'okey-end');
  await isAccessible(page, 'the end of Okey');
  await page.getByRole('button', { name: 'Replay' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(dialog.getByRole('button', { name: /discards: / })).toHaveCount(4);
  await isAccessible(page, 'a replay of Okey');
});

const names = ['Ada', 'Basil', 'Cleo', 'Dora'];
const hand = 'K1 R1 B1 Y1 K2 R3 B3 Y3 K5 R5 K7 K7 B6 Y6'.split(' ');
const waiting = {
  seat: 0, deal: 1, scores: [0, 0, 0, 0], turn: 1, phase: 'draw', over: false, turns: 9, hands: [hand, null, null, null],
  counts: [14, 14, 14, 14], chains: [[['K1', 'R1', 'B1', 'Y1']], null, null, null], known: [[], ['K4', 'B2'], [], []],
  discards: [['K2', 'Y4'], ['R7', 'B2', 'Y1'], [], ['R2']], stack: 34,
};
const others: Prepared = {
  game: 'okey', options: { set: 'simple' }, names, actors: [1], view: waiting, moves: [], arrangements: ['number', 'colour', 'groups'],
  arrange: (how) => (how === 'groups' ? [hand.slice(0, 4), hand.slice(5, 8), hand.slice(8)] : [hand.toReversed()]),
  judge: () => ({}),
};

test('tiles can be moved out of turn, and stay where they are put', async ({ visit }) => {
  const page = await visit();
  const table = await PreparedTable.open(page, others);
  const place = new OkeyPlace(page);
  await expect(place.tiles).toHaveCount(14);
  await expect(place.rack.getByRole('button', { name: /, complete$/ })).toHaveCount(4);
  await expect(place.rack.locator('.tick')).toHaveCount(4);
  await photograph(page, 'okey');
  await isAccessible(page, 'Okey');

  // By mouse: to a free place, and onto a tile, which makes room.
  await drag(page, place.tile('K5'), place.at(1, 14));
  expect(await place.where('K5')).toBe('black 5, row 1 place 14');
  await drag(page, place.tile('Y6'), place.at(1, 14));
  expect([await place.where('Y6'), await place.where('K5')]).toEqual(['yellow 6, row 1 place 14', 'black 5, row 1 place 15']);
  // By two taps, and by keyboard; the focus follows the tile.
  await place.tile('R5').click();
  await expect(place.status).toContainText('tap a place');
  await place.at(2, 9).click();
  expect(await place.where('R5')).toBe('red 5, row 2 place 9');
  await expect(place.rack.getByRole('button', { pressed: true })).toHaveCount(0);
  await place.tile('R5').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(`Shift+${key}`);
  expect(await place.where('R5')).toBe('red 5, row 1 place 9');
  await expect(place.tile('R5')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place.tile('Y6')).toBeFocused();

  const lies = () => place.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  const before = await lies();
  // Others play, we draw, and the page is reloaded.
  table.update({ view: { ...waiting, turn: 2 }, actors: [2], events: [{ key: 'okey.discards', seat: { seat: 1 }, tile: 'Y1' }] });
  await expect(page.getByTestId('announcements')).toContainText('Basil discards yellow 1');
  expect(await lies()).toEqual(before);
  await page.reload();
  await expect.poll(lies).toEqual(before);
  const mine = { ...waiting, turn: 0, phase: 'discard', hands: [[...hand, 'B7'], null, null, null], drawn: 'B7' };
  table.update({ view: mine, actors: [0], moves: [...new Set(mine.hands[0])].map((tile) => `discard ${tile}`) });
  await expect(place.tiles).toHaveCount(15);
  expect((await lies()).filter((label) => !label?.startsWith('blue 7'))).toEqual(before);

  await page.getByRole('button', { name: 'In groups' }).click();
  await expect.poll(() => place.where('R3')).toBe('red 3, row 1 place 6');
  await page.getByRole('button', { name: 'By number' }).click();
  await expect.poll(() => place.where('Y6')).toBe('yellow 6, row 1 place 1');
});

test('real Okey: indicator, joker, matching tile, and a discard that wins', async ({ visit }) => {
  const page = await visit();
  const tiles = 'K1 R1 B1 F K6 R10 R11 R12 B8 B9 B10 Y3 Y4 Y5'.split(' ');
  const view = {
    ...waiting, turn: 0, hands: [tiles, null, null, null], chains: [[['K1', 'R1', 'B1', 'K6'], ['R10', 'R11', 'R12']], null, null, null],
    scores: [20, 18, 16, 20], indicator: 'K5', joker: 'K6', shown: 2,
  };
  const table = await PreparedTable.open(page, {
    ...others, options: { set: 'okey' }, view, actors: [0], moves: ['draw', 'take', 'show'],
    table: { match: 'down 0', start: 20, scores: view.scores, sheet: [[0, -2, -4, 0]] },
    judge: (draft) => ({ remark: draft === 'discard R5' ? { key: 'okey.would_win' } : null }),
  });
  const place = new OkeyPlace(page);
  await expect(place.board.getByRole('img', { name: 'Indicator black 5: the joker is black 6' })).toBeVisible();
  await expect(place.rack.getByRole('button', { name: /^black 6, the joker, .*complete$/ })).toBeVisible();
  await expect(place.rack.getByRole('button', { name: /^false joker for black 6, / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cleo’s seat' })).toContainText('showed the matching tile');
  await expect(page.getByRole('region', { name: 'Basil’s seat' }).getByRole('img', { name: 'black 4, blue 2' })).toBeVisible();
  // The whole pile can be seen.
  await place.pile(/^Basil’s discards/).hover();
  await expect(place.board.getByRole('tooltip')).toBeVisible();
  await photograph(page, 'okey-real');
  await expect(place.pile(/^Basil’s discards/)).toHaveAccessibleDescription('From the top: yellow 1, blue 2, red 7');
  await page.mouse.move(0, 0);
  await isAccessible(page, 'real Okey');

  await place.button('Show').click();
  await expect.poll(() => table.moves()).toEqual(['show']);
  table.update({ view: { ...view, shown: 0 }, moves: ['draw', 'take'] });
  await expect(place.button('Show')).toBeHidden();
  const last = { ...view, phase: 'discard', hands: [[...tiles, 'R5'], null, null, null], drawn: 'R5' };
  table.update({ view: last, moves: [...tiles, 'R5'].map((tile) => `discard ${tile}`) });
  await place.tile('R5').click();
  await expect(place.status).toContainText('wins the deal');
  await expect(place.button('Discard and win')).toBeEnabled();

  await page.getByRole('button', { name: 'Scores' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('row').nth(1)).toHaveText('Start 20 20 20 20', { useInnerText: true });
  await expect(sheet).toContainText('a player has 0 points or fewer');
});

test('on a phone tiles can be tapped and dragged, and nothing overflows the edge', async ({ visit }) => {
  const page = await visit(phone);
  const moves = [...new Set(hand)].map((tile) => `discard ${tile}`);
  const table = await PreparedTable.open(page, { ...others, actors: [0], moves, view: { ...waiting, turn: 0, phase: 'discard' } });
  const place = new OkeyPlace(page);
  await expect(place.tiles).toHaveCount(14);
  expect(await place.where('B6')).toBe('blue 6, row 2 place 6');
  await place.tile('B6').tap();
  await place.at(2, 8, 8).tap();
  expect(await place.where('B6')).toBe('blue 6, row 2 place 8');
  await place.pile(/^Basil’s discards/).tap();
  await expect(place.board.getByRole('tooltip')).toBeVisible();
  await photograph(page, 'okey-phone');
  await fitsTheWidth(page, 'Okey on a phone');
  await isAccessible(page, 'Okey on a phone');
  await dragByFinger(page, await pointIn(place.tile('K2')), await pointIn(place.at(1, 8, 8)));
  expect(await place.where('K2')).toBe('black 2, row 1 place 8');
  await place.tile('K2').tap();
  await place.ours.tap();
  await expect.poll(() => table.moves()).toEqual(['discard K2']);
});

test('a match of real Okey counts down to 0, and a spectator sees four piles', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { game: 'Okey', form: 'Okey', speed: 'Slow' });
  await expect(page.getByRole('img', { name: /^Indicator / })).toBeVisible();
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByRole('dialog')).toContainText('a player has 0 points or fewer');

  const watcher = await visit();
  await watcher.goto(page.url());
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.getByRole('button', { name: /discards: / })).toHaveCount(4);
  await isAccessible(watcher, 'a spectator of Okey');
});
