import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { drag } from './drag';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { chooseGame, playAgain, startTable, type Start } from './play';
import { PreparedTable } from './prepared';
import { TilePlace } from './tiles';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ADVANCED = 'Remi, advanced';
const SHORT = { 'number of turns after which': '20' };
const SHORT_SET = { key: 'melds.too_short' };
const names = { rack: 'Your rack', set: /^Formation \d/ };

class RemiPlace extends TilePlace {
  readonly pool = this.pile(/^(Draw from the stock|Stock), /);
  readonly theirs = this.pile(/Basil’s discards/);
  readonly ours = this.pile(/your (discards|pile)/i);

  constructor(page: Page) {
    super(page, names);
  }
  pile(name: RegExp): Locator {
    return this.board.getByRole('group', { name: 'Stock and discard piles' }).getByRole('button', { name });
  }
}

async function begin(page: Page, start: Start): Promise<RemiPlace> {
  const place = new RemiPlace(page);
  await startTable(page, { game: 'Remi', level: 'basic', deals: 1, ...start });
  return place;
}

test('the lobby suggests the length of a Remi match, and Help shows the variant being played', async ({ visit }) => {
  const page = await visit();
  const length = page.locator('summary', { hasText: 'Match' });
  await chooseGame(page, 'Remi');
  await expect(length).toContainText('to 200 or −200 points');
  await page.getByText('Rules', { exact: true }).click();
  const limit = page.getByLabel('The points that end a match');
  await limit.fill('100');
  await limit.blur();
  await expect(length).toContainText('to 100 or −100 points');
  await page.getByLabel('When a match ends').selectOption('above');
  await expect(length).toContainText('to 100 points');
  await page.getByLabel('When a match ends').selectOption('both');
  await page.getByText('No limit').click();
  await expect(page.getByLabel('number of turns after which')).toBeDisabled();
  // Once set by hand it stays.
  await length.click();
  await page.getByLabel('Points', { exact: true }).fill('150');
  await page.getByRole('button', { name: 'Remove house rules' }).click();
  await expect(limit).toHaveValue('200');
  await expect(length).toContainText('to 150 or −150 points');

  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await help(page)).toContain('the basic game');
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByText('The lowest score wins.')).toBeVisible();
  const other = await visit();
  await begin(other, { form: ADVANCED });
  await expect(other.getByRole('banner')).toContainText('Advanced');
  await expect(other.getByText('house rule')).toHaveCount(0);
  const text = await help(other);
  expect(text).toContain('the advanced game');
  expect(text).toContain('first meld');
});

async function help(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Formations' })).toBeVisible();
  const text = await dialog.textContent();
  await isAccessible(page, 'the rules of Remi');
  await page.keyboard.press('Escape');
  return text;
}

test('a whole basic deal can be played on a phone by tapping', async ({ visit }) => {
  const page = await visit(phone);
  const place = await begin(page, { rules: SHORT });
  let turns = 0;
  while ((await place.turn()) === 'turn') {
    const held = await place.tiles.count();
    if (turns === 0) await photograph(page, 'remi-phone-draw');
    const takes = turns % 3 === 2 && place.moves.includes('take');
    await place.after(() => (takes ? place.theirs : place.pool).tap());
    await expect(place.tiles).toHaveCount(held + 1);
    await expect(place.rack.getByRole('button', { name: /just drawn/ })).toHaveCount(1);
    // Another tile is chosen instead.
    if (turns === 0) await place.tiles.first().tap();
    await place.tiles.last().tap();
    if (turns === 0) await expect(place.rack.getByRole('button', { pressed: true })).toHaveCount(1);
    if (++turns === 4) {
      await photograph(page, 'remi-phone');
      await fitsTheWidth(page, 'Remi on a phone');
      await isAccessible(page, 'Remi on a phone');
    }
    await place.after(() => (turns % 2 === 0 ? place.ours : place.button(/^Discard/)).tap());
  }
  // Both racks are open, with the points they cost.
  await expect(page.getByText(/^[+−]\d+ points?$/)).toHaveCount(2);
  const racks = page.locator('main li', { has: page.getByRole('img') });
  await expect(racks).toHaveCount(2);
  await photograph(page, 'remi-phone-end');
  await fitsTheWidth(page, 'end of Remi on a phone');
  await isAccessible(page, 'end of Remi on a phone');
  await page.getByRole('button', { name: 'Replay' }).tap();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Stock, / })).toBeVisible();
});

test('advanced game: the melds of a hint can be undone, survive a reload, and are played', async ({ visit }) => {
  const page = await visit();
  const place = await begin(page, { form: ADVANCED });
  const show = place.hint.getByRole('button', { name: 'Show on the table' });
  // Dragged from the stock to a place on the rack.
  await place.turn();
  await place.after(() => drag(page, place.pool, place.tiles.first()));
  await expect(place.rack.getByRole('button', { name: /^[^,]+, [12] of 15, just drawn$/ })).toBeVisible();

  const choose = place.hint.getByRole('button', { name: 'Choose it' });
  for (let left = 15; ; ) {
    if ((await place.turn()) === 'end') {
      await playAgain(page);
      left = 14;
      continue;
    }
    await expect(place.tiles).toHaveCount(left);
    const drawing = place.moves.includes('draw');
    left += drawing ? 1 : -1;
    await place.askHint();
    if (drawing) await place.after(async () => place.button((await place.hint.getByText(/^Take /).first().isVisible()) ? 'Take' : 'Draw').click());
    else if (await show.isVisible()) break;
    else {
      await choose.click();
      await place.after(() => place.button(/^Discard/).click());
    }
  }
  await photograph(page, 'remi-hint');
  await isAccessible(page, 'a hint of Remi');
  const before = await place.sets.count();
  const held = await place.tiles.count();
  await show.click();
  await expect.poll(() => place.tiles.count()).toBeLessThan(held);
  await photograph(page, 'remi');
  await page.reload();
  await expect.poll(() => place.tiles.count()).toBeLessThan(held);
  await expect(place.status).toContainText('Choose a tile to discard');
  await place.button('Reset').click();
  await expect(place.tiles).toHaveCount(held);
  await place.button('Undo').click();
  await expect.poll(() => place.tiles.count()).toBeLessThan(held);
  await place.tiles.first().click();
  await place.after(() => place.button(/^Discard/).click());
  if ((await place.turn()) === 'turn') expect(await place.sets.count()).toBeGreaterThan(before);
});

test('the tile just drawn is marked where it was put, rather than an identical one', async ({ visit }) => {
  const page = await visit();
  const held = '5r 8y 2r'.split(' ');
  const view = {
    seat: 0, deal: 1, scores: [0, 0], turn: 0, phase: 'draw', over: false, racks: [held, null], counts: [3, 3],
    discards: [[], ['13y']], pool: 40, known: [[], []], melded: [false, false], table: [], turns: 12,
  };
  const table = await PreparedTable.open(page, { game: 'remi', options: { set: 'basic' }, moves: ['draw', 'take'], view, judge: () => ({}) });
  const place = new RemiPlace(page);
  await drag(page, place.pool, place.tiles.first(), 2);
  await expect.poll(() => table.moves()).toEqual(['draw']);
  const all = [...held, '2r'];
  table.update({
    view: { ...view, phase: 'discard', racks: [all, null], counts: [4, 3], drawn: '2r' },
    moves: all.map((tile) => `discard ${tile}`),
  });
  await expect(place.tiles).toHaveCount(4);
  await expect(place.rack.getByRole('button', { name: /just drawn/ })).toHaveAccessibleName(/^red 2, 1 of 4, just drawn$/);
});

test('formations grow and jokers are swapped and replayed, and nothing is sent before the discard', async ({ visit }) => {
  const page = await visit(MOVING);
  const rack = '8b 8y 11y 11g 6g 2r'.split(' ');
  const table = await PreparedTable.open(page, {
    game: 'remi',
    options: { set: 'advanced' },
    moves: rack.map((tile) => `discard ${tile}`),
    view: {
      seat: 0, deal: 1, scores: [0, 0], turn: 0, phase: 'discard', over: false, racks: [rack, null], counts: [6, 9],
      discards: [['5r'], ['13y', '1b']], pool: 40, drawn: '2r', known: [[], ['5g']], melded: [true, true],
      table: [['8r', '8g', '8b'], ['7b', 'J', '9b']], turns: 12,
    },
    judge: (draft) => ({
      refusal: draft.endsWith('11y J') ? SHORT_SET : draft.includes('discard') ? null : { key: 'remi.choose_discard' },
      remark: draft.endsWith('discard 6g') ? { key: 'remi.would_win' } : null,
      parts: draft.endsWith('11y J') ? [{ part: '11y J', stands: false, remark: SHORT_SET }] : [],
    }),
  });
  const place = new RemiPlace(page);
  const joker = place.sets.getByRole('button', { name: 'joker, formation 2' });
  const tray = place.board.getByRole('group', { name: 'To go back on the table' });
  const lying = () => place.sets.evaluateAll((sets) => sets.map((set) => set.getAttribute('aria-label')?.split(': ')[1]));

  // Choosing only a tile on the table says that it must stay; two taps add a tile.
  await place.onTable('8g', 0).click();
  await expect(place.status).toContainText('stay as they are');
  await place.tile('8y').click();
  await place.onTable('8g', 0).click();
  await expect.poll(lying).toEqual(['red 8, green 8, blue 8, yellow 8', 'blue 7, joker, blue 9']);
  await expect(place.status).toContainText('Choose a tile to discard');

  // A tile replaces the joker, which then forms a new formation with two others.
  await place.tile('8b').click();
  await joker.click();
  await expect(tray.getByRole('button', { name: 'joker', pressed: true })).toBeVisible();
  await expect(place.status).toContainText('Put the joker back on the table');
  await photograph(page, 'remi-swap');
  await isAccessible(page, 'a joker to be laid again');
  await place.tile('11y').click();
  await place.button('New formation').click();
  await expect(place.status).toContainText('One formation isn’t valid yet.');
  await place.tile('11g').click();
  await place.onTable('11y', 2).click();
  await expect(tray).toBeHidden();
  expect(await lying()).toEqual(['red 8, green 8, blue 8, yellow 8', 'blue 7, blue 8, blue 9', 'yellow 11, joker, green 11']);

  for (let step = 0; step < 4; step++) await place.button('Undo').click();
  await expect.poll(lying).toEqual(['red 8, green 8, blue 8', 'blue 7, joker, blue 9']);
  await expect(place.button('Undo')).toHaveAttribute('aria-disabled', 'true');

  // By mouse: a tile onto the joker, and the joker to free space on the table; only our own tiles go back to the rack.
  await drag(page, place.tile('8b'), joker);
  await expect(tray).toBeVisible();
  await drag(page, tray.getByRole('button'), place.rack);
  await expect(place.tiles).toHaveCount(5);
  await drag(page, tray.getByRole('button'), place.sets.first());
  await expect(tray).toBeHidden();
  await drag(page, place.onTable('8b', 1), place.rack);
  await expect.poll(lying).toEqual(['red 8, green 8, blue 8', 'blue 7, joker, blue 9']);
  await place.button('Undo').click();

  await place.tile('2r').click();
  await expect(place.button('Discard')).toBeEnabled();
  await place.tile('2r').click();
  await place.tile('6g').click();
  await expect(place.button('Discard and win')).toBeEnabled();
  expect(table.moves()).toEqual([]);
  await drag(page, place.tile('6g'), place.ours);
  await expect.poll(() => table.moves()).toEqual(['lay 8r 8g J 8b, 7b 8b 9b discard 6g']);
});
