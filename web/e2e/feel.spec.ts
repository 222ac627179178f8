// How tables feel: touch targets, dragging, Back and Escape, pictures, sound and motion.
import type { Page } from '@playwright/test';
import { pointIn } from './drag';
import { isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { Place, startTable } from './play';
import { PreparedTable, type Prepared } from './prepared';
import { TilePlace } from './tiles';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

// --- touch targets

const LEAST = 40;
const GAMES = ['Big-2', 'Okey', 'Rummikub', 'Remi', 'Pinochle'];

// Everything visible that can be pressed, with the size of its target; a checkbox counts with its label. Links within a
// sentence are as high as its lines; tiles on the table lie side by side, so only their height counts.
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const root = document.querySelector('dialog[open]') ?? document;
    const found = [...root.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, textarea')];
    const seen = found.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .skip'));
    return seen.flatMap((element) => {
      const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      const inText = element.matches('a') && getComputedStyle(element).display === 'inline';
      const onTable = element.closest('[data-region=board], .hand') !== null;
      const small = Math.min(onTable ? least : width, height) < least - 0.5;
      return small && !inText && width > 0 ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`] : [];
    });
  }, LEAST);
}

async function hasTargets(page: Page, screen: string) {
  await expect.poll(() => tooSmall(page), `targets of ${screen}`).toEqual([]);
}

test('everything that can be pressed in the lobby is large enough for a thumb', async ({ visit }) => {
  const page = await visit(PHONE);
  await expect(page.locator('.picture svg').first()).toBeVisible();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await hasTargets(page, 'lobby');
  await page.getByRole('button', { name: 'Settings' }).click();
  await hasTargets(page, 'settings');
  await page.goto('#/profile');
  await hasTargets(page, 'profile');
  await page.goto('#/learn/okey');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await hasTargets(page, 'lessons');
});

for (const game of GAMES) {
  test(`everything that can be pressed at a ${game} table is large enough for a thumb`, async ({ visit }) => {
    const page = await visit(PHONE);
    await startTable(page, { game });
    await expect(page.locator('#own-place button:enabled', { hasText: /^Hint$/ })).toBeVisible();
    await hasTargets(page, `table of ${game}`);
    const panels = page.getByRole('navigation').getByRole('button');
    for (const name of await panels.evaluateAll((buttons) => buttons.filter((button) => !button.ariaPressed).map((button) => button.getAttribute('title') ?? ''))) {
      await page.getByRole('navigation').getByTitle(name, { exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await hasTargets(page, `${name} of ${game}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Leave table' }).click();
    await hasTargets(page, `leaving ${game}`);
  });
}

// --- dragging

const rummikub: Prepared = {
  game: 'rummikub',
  options: { set: 'real', rack: 0 },
  view: {
    racks: [['5r', '9r', '12y', 'J'], null], counts: [4, 9], melded: [true, true], bag: 40, turn: 0, over: false,
    table: [['6r', '7r', '8r'], ['4b', 'J', '6b']],
  },
  moves: ['draw'],
  judge: () => ({}),
};

test('a dragged tile keeps its size and finds its place in a run', async ({ visit }) => {
  const page = await visit();
  await PreparedTable.open(page, rummikub);
  const place = new TilePlace(page);
  const tile = place.tile('5r');
  const size = await tile.boundingBox();
  const [begin, end] = [await pointIn(tile, 10, 12), await pointIn(place.onTable('8r', 0), -4)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  const ghost = await page.getByTestId('ghost').boundingBox();
  expect(ghost?.width).toBeCloseTo(size?.width ?? 0, 0);
  expect(ghost?.height).toBeCloseTo(size?.height ?? 0, 0);
  // It is held at the point where it was grabbed.
  expect(ghost && [Math.round(end.x - ghost.x), Math.round(end.y - ghost.y)]).toEqual([10, 12]);
  await page.mouse.up();
  await expect(place.sets.first()).toHaveAccessibleName('Set 1: red 5, red 6, red 7, red 8');
  // A joker in a run shows the number it stands for.
  await place.tile('9r').dragTo(place.onTable('5r', 0));
  await expect(place.sets.first()).toHaveAccessibleName('Set 1: red 5, red 6, red 7, red 8, red 9');
  await place.tile('J').dragTo(place.onTable('6r', 0));
  await expect(place.sets.first()).toHaveAccessibleName('Set 1: joker, red 5, red 6, red 7, red 8, red 9');
});

test('a card moved within the hand keeps its size', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  const [begin, end] = [await pointIn(place.tiles.first(), 10, 20), await pointIn(place.tiles.nth(5), 10, 20)];
  const size = await place.tiles.first().boundingBox();
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  const dragged = await page.locator('#dnd-action-dragged-el .tile').boundingBox();
  expect(dragged?.width).toBeCloseTo(size?.width ?? 0, 0);
  await page.mouse.up();
});

// --- Back and Escape

test('Back closes an open dialog before leaving the table', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  await new Place(page).turn();
  const table = page.url();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(table);
  // A dialog closed in another way leaves no history entry: Back goes straight to the lobby.
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();

  // Back from a page that a dialog linked to shows the table without the dialog.
  await page.goForward();
  await page.getByRole('button', { name: 'Leave table' }).click();
  await dialog.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
});

test('Escape clears the selection wherever the focus is', async ({ visit }) => {
  const page = await visit();
  await PreparedTable.open(page, rummikub);
  const place = new TilePlace(page);
  const chosen = place.rack.getByRole('button', { pressed: true });
  await place.tile('9r').click();
  await expect(chosen).toHaveCount(1);
  // A dialog is closed first.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chosen).toHaveCount(1);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);

  const cards = await visit();
  await startTable(cards);
  const hand = new Place(cards);
  await hand.turn();
  await hand.tiles.first().click();
  await expect(hand.chosen).toHaveCount(1);
  await cards.getByRole('button', { name: 'Scores' }).focus();
  await cards.keyboard.press('Escape');
  await expect(hand.chosen).toHaveCount(0);
});

// --- pictures

const hand = 'K1 R1 B1 Y1 K2 R3 B3 Y3 K5 R5 K7 K7 B6 Y13'.split(' ');
const view = {
  seat: 0, deal: 1, scores: [0, 0, 0, 0], turn: 1, phase: 'draw', over: false, turns: 9, hands: [hand, null, null, null],
  counts: [14, 14, 14, 14], chains: [[], null, null, null], known: [[], [], [], []], discards: [['K2'], ['R7'], [], ['R2']], stack: 34,
};
const okey: Prepared = {
  game: 'okey', options: { set: 'simple' }, names: ['Ada', 'Basil', 'Cleo', 'Dora'], actors: [1], view, moves: [], judge: () => ({}),
};
const draws = { key: 'okey.draws', seat: { seat: 1 } };
const discards = { key: 'okey.discards', seat: { seat: 1 }, tile: 'K10' };
const discarded = { ...view, turn: 2, discards: [['K2'], ['R7', 'K10'], [], ['R2']] };

for (const { locale, said } of [
  { locale: 'en-GB', said: 'Basil discards black 10.' },
  { locale: 'tr-TR', said: 'siyah 10' },
]) {
  test(`the log draws tiles as they look on the table (${locale})`, async ({ visit }) => {
    const page = await visit({ locale, viewport: { width: 1360, height: 850 } });
    const table = await PreparedTable.open(page, okey);
    await expect(page.locator('[data-region=rack] [data-piece]')).toHaveCount(14);
    table.update({ view: discarded, actors: [2], events: [draws, discards] });
    const line = page.locator('.log li:not(.nothing)').last();
    await expect(line).toContainText(said);
    const token = line.locator('.token');
    await expect(token).toHaveText('10');
    const colour = (svg: Element) => getComputedStyle(svg).color;
    const onTable = page.locator('[data-piece^=pile] .top svg, [data-spot=pile-1] .top svg').first();
    expect(await token.locator('svg').evaluate(colour)).toBe(await onTable.evaluate(colour));
    // Letters are shown only on request.
    const letters = page.locator('[data-region=rack] svg text', { hasText: /^[KRBY]$/ });
    await expect(letters).toHaveCount(0);
    await page.locator('nav').getByRole('button').filter({ hasText: /Settings|Ayarlar/ }).click();
    await page.getByLabel(/Letters on cards and tiles|Kart ve taşlarda harfler/).check();
    await isAccessible(page, 'settings');
    await photograph(page, `feel-settings-${locale}`);
    await page.keyboard.press('Escape');
    await expect(letters).toHaveCount(14);
    await photograph(page, `feel-okey-${locale}`);
  });
}

test('court cards have figures, and the 10 is drawn at full width', async ({ visit }) => {
  const page = await visit();
  const cards = ['JS', 'QH', 'KD', '10C', 'AS'];
  await PreparedTable.open(page, {
    game: 'pinochle',
    options: { bidding: true },
    view: {
      turn: 0, phase: 'play', first: 0, bids: [], bid: null, bidder: null, declarer: null, trump: 'S', hands: [cards, null], counts: [5, 5],
      known: [[], []], stock: 0, open: [], kept: [true, true], melds: null, meld_points: [0, 0], trick: [], last: null, last_winner: null,
      tricks: [0, 0], taken: [[], []], trick_points: [0, 0], totals: [0, 0], failed: false,
    },
    moves: cards.map((card) => `play ${card}`),
    judge: () => ({}),
  });
  const place = new Place(page);
  const card = (name: string) => place.hand.getByRole('button', { name: new RegExp(`^${name}`) }).locator('svg');
  for (const name of ['jack', 'queen', 'king']) await expect(card(name).locator('.gold').first()).toBeVisible();
  await expect(card('ace').locator('.gold')).toHaveCount(0);
  await expect(card('10').locator('[textLength]')).toHaveCount(0);
  await photograph(page, 'feel-cards');
});

// --- sound and motion

// Counts sounds and animations.
async function count(page: Page) {
  await page.addInitScript(() => {
    const counted = { sounds: 0, flights: 0 };
    Object.assign(window, { counted });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.sounds++;
      return start.apply(this, when);
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      counted.flights += added.filter((node) => node instanceof HTMLElement && 'flight' in node.dataset).length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
}
const counted = (page: Page, what: 'sounds' | 'flights') =>
  page.evaluate((name) => (window as unknown as { counted: Record<string, number> }).counted[name] ?? 0, what);

test('plays and draws have sounds that can be switched off one by one', async ({ visit }) => {
  const page = await visit();
  await count(page);
  const table = await PreparedTable.open(page, okey);
  await expect(page.locator('[data-region=rack] [data-piece]')).toHaveCount(14);
  const log = page.locator('.log li:not(.nothing)');
  const happens = async (...events: unknown[]) => {
    const before = await log.count();
    table.update({ view: discarded, actors: [2], events });
    await expect(log).toHaveCount(before + events.length);
  };
  // That nothing sounds before the first press is left to a unit test: Playwright's own queries count as a press.
  await happens(draws);
  await expect.poll(() => counted(page, 'sounds')).toBe(1);
  await happens(discards);
  await expect.poll(() => counted(page, 'sounds')).toBe(2);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Card or tile drawn').uncheck();
  await page.keyboard.press('Escape');
  await happens(draws);
  await happens(discards);
  await expect.poll(() => counted(page, 'sounds')).toBe(3);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('On', { exact: true }).uncheck();
  await expect(page.getByLabel('You win')).toBeDisabled();
  await page.keyboard.press('Escape');
  await happens(discards);
  expect(await counted(page, 'sounds')).toBe(3);
});

test('tiles move at the chosen speed', async ({ visit }) => {
  const page = await visit(MOVING);
  await count(page);
  const table = await PreparedTable.open(page, okey);
  await expect(page.locator('[data-region=rack] [data-piece]')).toHaveCount(14);
  // Basil draws from the stock and discards: two tiles move across the table.
  table.update({ view: { ...view, stack: 33 }, actors: [1], events: [draws] });
  await expect.poll(() => counted(page, 'flights')).toBe(1);
  table.update({ view: discarded, actors: [2], events: [discards] });
  await expect.poll(() => counted(page, 'flights')).toBe(2);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
  // We draw: one tile moves from the stock to the rack.
  const drawn = { ...discarded, turn: 0, phase: 'discard', hands: [[...hand, 'B7'], null, null, null], drawn: 'B7', stack: 32 };
  table.update({ view: drawn, actors: [0], moves: ['discard B7'], events: [{ key: 'okey.draws_tile', seat: { seat: 0 }, tile: 'B7' }] });
  await expect.poll(() => counted(page, 'flights')).toBe(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Off', { exact: true }).check();
  await page.keyboard.press('Escape');
  table.update({ view: discarded, actors: [2], events: [draws, discards] });
  await expect(page.locator('.log li:not(.nothing)')).toHaveCount(5);
  expect(await counted(page, 'flights')).toBe(3);
});

test('nothing moves if the system asks for reduced motion, unless the player turns it on', async ({ visit }) => {
  const page = await visit();
  await count(page);
  const table = await PreparedTable.open(page, okey);
  await expect(page.locator('[data-region=rack] [data-piece]')).toHaveCount(14);
  table.update({ view: { ...view, stack: 33 }, actors: [1], events: [draws] });
  await expect(page.locator('.log li:not(.nothing)')).toHaveCount(1);
  expect(await counted(page, 'flights')).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Off', { exact: true })).toBeChecked();
  await page.getByLabel('Slow', { exact: true }).check();
  await page.keyboard.press('Escape');
  table.update({ view: { ...view, stack: 32 }, actors: [1], events: [draws] });
  await expect.poll(() => counted(page, 'flights')).toBe(1);
});

test('spectators see tiles move too', async ({ visit }) => {
  const host = await visit();
  await startTable(host, { friends: true });
  const guest = await visit(MOVING);
  await count(guest);
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Watch' }).click();
  await host.getByRole('button', { name: /^Start now/ }).click();
  await expect(guest.getByText('You’re watching')).toBeVisible();
  const place = new Place(host);
  await place.turn();
  await place.playTurn();
  await expect.poll(() => counted(guest, 'flights')).toBeGreaterThan(0);
});
