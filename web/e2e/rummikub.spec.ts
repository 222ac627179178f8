import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { drag, dragByFinger, pointIn } from './drag';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, MOVING, test } from './parlor';
import { chooseGame, playAgain, startTable } from './play';
import { spoken, TilePlace } from './tiles';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
// A short game: with fewer numbers the pool is soon empty.
const short = { 'The highest number in each colour': '8', 'The number of tiles dealt': '14' };

async function begin(page: Page, rules: Readonly<Record<string, string>>, form = 'Rummikub, basic'): Promise<TilePlace> {
  const place = new TilePlace(page);
  await startTable(page, { game: 'Rummikub', form, level: 'basic', rules });
  return place;
}

test('the lobby shows the rules that come with a variant', async ({ visit, tolerate }) => {
  tolerate(/400/);
  const page = await visit();
  await chooseGame(page, 'Rummikub');
  await page.getByText('Rules', { exact: true }).click();
  const tiles = page.getByLabel('The number of tiles dealt');
  await expect(tiles).toHaveValue('13');
  await expect(page.getByLabel('The points needed for the initial meld')).toHaveCount(0);
  await chooseGame(page, 'Rummikub', 'Rummikub');
  await expect(tiles).toHaveValue('14');
  await expect(page.getByLabel('The points needed for the initial meld')).toHaveValue('30');
  const rules = page.locator('summary', { hasText: 'Rules' });
  await expect(page.getByLabel('The most tiles a rack can hold')).toHaveCount(0);
  await expect(rules).toHaveText(/Rules\s+Rummikub$/);
  await tiles.fill('10');
  await tiles.blur();
  await expect(rules).toContainText('Rummikub · 1 house rule');
  // Rules that cannot be played are pointed out before the game starts.
  await tiles.fill('99');
  await tiles.blur();
  await expect(page.getByRole('alert').filter({ hasText: /tiles/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove house rules' }).click();
  await expect(tiles).toHaveValue('14');
});

test('a whole basic game can be played on a phone by tapping', async ({ visit }) => {
  const page = await visit(phone);
  const place = await begin(page, short);
  await place.turn();
  const held = await place.tiles.count();
  await dragByFinger(page, await pointIn(place.tiles.first(), 15, 15), await pointIn(place.board, -30, -30));
  await expect(place.tiles).toHaveCount(held - 1);
  await place.button('Undo').tap();
  await expect(place.tiles).toHaveCount(held);

  let looked = false;
  while ((await place.turn()) === 'turn') {
    const steps = place.best();
    for (const { faces, set } of steps) {
      for (const face of faces) await place.tile(face).tap();
      await expect(place.status).toContainText(`${faces.length} tile`);
      if (set === null) await place.button('New set').tap();
      else await place.sets.nth(set).getByRole('button').first().tap();
    }
    if (steps.length > 0 && !looked && (await place.sets.count()) > 2) {
      looked = true;
      await photograph(page, 'rummikub-phone');
      await fitsTheWidth(page, 'Rummikub on a phone');
      await isAccessible(page, 'Rummikub on a phone');
    }
    await place.after(() => place.button(steps.length > 0 ? 'End turn' : /^(Draw a tile|Pass)$/).tap());
  }
  // Racks are open, and the table is shown.
  await expect(page.getByRole('group', { name: /^Set \d/ }).first()).toBeVisible();
  await photograph(page, 'rummikub-phone-end');
  await fitsTheWidth(page, 'end of Rummikub on a phone');
  await isAccessible(page, 'end of Rummikub on a phone');

  await page.getByRole('button', { name: 'Check this deal' }).tap();
  await expect(page.getByText('This deal is fair: it matches what the server committed to.')).toBeVisible();
  await expect(page.getByText('what you saw at the start matches the deal')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replay' }).tap();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Set \d/ }).first()).toBeVisible();
});

// screen-reader.spec.ts plays a whole game; here tiles are added by hand to a new set and to one on the table.
test('tiles can be placed with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  const place = await begin(page, short);
  await place.turn();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // "Skip to your hand"
  await expect(place.tiles.first()).toBeFocused();

  // With the arrow keys, from the first tile on the rack or the table.
  const walkTo = async (tile: Locator) => {
    const places = (to: Element) => [...(to.closest('[data-region]')?.querySelectorAll('[data-piece]') ?? [])].indexOf(to);
    await page.keyboard.press('Home');
    for (let left = await tile.evaluate(places); left > 0; left--) await page.keyboard.press('ArrowRight');
    await expect(tile).toBeFocused();
  };
  const climb = async (region: 'board' | 'rack', key: string) => {
    const there = () => page.evaluate((name) => document.activeElement?.closest(`[data-region=${name}]`) !== null, region);
    while (!(await there())) await page.keyboard.press(key);
  };

  const laid = new Set<'new' | 'added'>();
  while (laid.size < 2) {
    // There may be nothing to add to before the deal is over.
    if ((await place.turn()) === 'end') {
      await playAgain(page);
      if ((await place.turn()) === 'turn') await place.tiles.first().focus();
      continue;
    }
    const steps = place.best();
    for (const { faces, set } of steps) {
      laid.add(set === null ? 'new' : 'added');
      for (const face of faces) {
        // Of two identical tiles, the first not chosen yet.
        const tile = place.rack.getByRole('button', { name: new RegExp(`^${spoken(face)},`), pressed: false }).first();
        await walkTo(tile);
        await page.keyboard.press('Space');
      }
      if (set === null) await page.keyboard.press('n');
      else {
        await climb('board', 'ArrowUp');
        await walkTo(place.sets.nth(set).getByRole('button').first());
        await page.keyboard.press('Space');
        if ((await place.tiles.count()) > 0) await climb('rack', 'ArrowDown');
      }
    }
    if (steps.length > 0) await expect(place.status).toContainText('from your rack');
    await place.after(() => page.keyboard.press(steps.length > 0 ? 'e' : 'd'));
  }
});

test('real game: a turn can be built, undone, reset, and filled in by a hint', async ({ visit }) => {
  const page = await visit(MOVING);
  const place = await begin(page, { 'The points needed for the initial meld': '0' }, 'Rummikub');
  await expect(page.getByText('no meld yet').first()).toBeVisible();

  // Until the player has melded and it's their turn again.
  const drawOn = () => place.after(() => place.button(/^(Draw a tile|Pass)$/).click());
  for (let lies = false; (await place.turn()) === 'end' || !lies; ) {
    if (await place.end.isVisible()) {
      await playAgain(page);
      lies = false;
    } else if ((await place.askHint()) === 'draw') await drawOn();
    else {
      lies = true;
      await place.showHint.click();
      await expect(place.status).toContainText('from your rack');
      await place.after(() => place.button('End turn').click());
    }
  }

  const lying = () => place.sets.evaluateAll((sets) => sets.map((set) => set.getAttribute('aria-label')));
  const before = await lying();
  const held = await place.tiles.count();

  // Part of a set becomes a separate set, which is not valid.
  await place.sets.first().getByRole('button').last().click();
  await place.button('Split').click();
  await expect(place.sets).toHaveCount(before.length + 1);
  await expect(place.board.getByText('You need at least three tiles.').first()).toBeVisible();
  await expect(place.status).toContainText(/sets? (isn’t|aren’t) valid yet/);
  await isAccessible(page, 'an invalid draft');
  await photograph(page, 'rummikub-draft');

  // The two halves are joined again.
  await place.sets.last().getByRole('button').click();
  await place.sets.first().getByRole('button').first().click();
  await expect.poll(async () => (await lying()).length).toBe(before.length);
  await place.button('Undo').click();
  await place.button('Undo').click();
  await expect.poll(lying).toEqual(before);

  // A tile is dragged from the rack to the table and back; tiles that were already there stay.
  await drag(page, place.tiles.first(), place.board.locator('[data-region=board]'), -12, -12);
  await expect(place.tiles).toHaveCount(held - 1);
  await drag(page, place.sets.last().getByRole('button').first(), place.rack, 20, 20);
  await expect(place.tiles).toHaveCount(held);
  await drag(page, place.sets.first().getByRole('button').first(), place.rack, 20, 20);
  await expect(place.tiles).toHaveCount(held);
  await expect.poll(lying).toEqual(before);

  // A draft survives a reload, and can be reset afterwards.
  await place.tiles.first().click();
  await place.button('New set').click();
  await expect(place.sets).toHaveCount(before.length + 1);
  await page.reload();
  await expect(place.sets).toHaveCount(before.length + 1);
  await expect(place.button(/Draw a tile|Pass/)).toBeDisabled();
  await place.button('Reset').click();
  await expect.poll(lying).toEqual(before);
  await expect(place.tiles).toHaveCount(held);

  // Another hint is shown and undone.
  while ((await place.turn()) === 'turn' && (await place.askHint()) === 'draw') await drawOn();
  if (await place.end.isVisible()) return;
  await photograph(page, 'rummikub-hint');
  await isAccessible(page, 'a hint');
  const table = await lying();
  await place.showHint.click();
  await expect(place.status).toContainText('from your rack');
  expect(await place.board.getByRole('button', { name: /, yours$/ }).count()).toBeGreaterThan(0);
  await photograph(page, 'rummikub');
  await place.button('Undo').click();
  await expect.poll(lying).toEqual(table);
});

test('the rack can be sorted and rearranged, even out of turn, and stays that way', async ({ visit }) => {
  const page = await visit();
  const place = await begin(page, {});
  await place.turn();
  await page.getByRole('button', { name: 'By number' }).click();
  const number = (name: string) => Number(name.split(' ')[1]);
  await expect.poll(async () => (await place.names()).map(number)).toEqual((await place.names()).map(number).toSorted((a, b) => a - b));
  const sorted = await place.names();
  await drag(page, place.tiles.first(), place.tiles.nth(3), 40, 30);
  await expect.poll(() => place.names()).toEqual([...sorted.slice(1, 4), sorted[0], ...sorted.slice(4)]);
  await place.tiles.nth(3).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const carried = [...sorted.slice(1, 3), sorted[0], sorted[3], ...sorted.slice(4)];
  await expect.poll(() => place.names()).toEqual(carried);
  await expect(place.tiles.nth(2)).toBeFocused();
  await page.reload();
  await expect.poll(() => place.names()).toEqual(carried);
});

test('a player whose time runs out in the real game is told that the draft is gone', async ({ visit }) => {
  const page = await visit();
  const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'computer', level: 'random', name: 'Basil' }];
  // Time enough to touch the table on a busy machine, too.
  const answer = await page.request.post('/api/tables', { data: { game: 'rummikub', rules: 'set=real first=1', seats, pace: 0, clock: 20 } });
  const ticket = (await answer.json()) as { table: string };
  await page.evaluate((seat) => localStorage.setItem('parlor.seats', JSON.stringify({ [seat.table]: seat })), {
    ...ticket, game: 'rummikub', name: 'Ada', word: '', time: 1,
  });
  const place = new TilePlace(page);
  await page.goto(`#/table/${ticket.table}`);
  await place.turn();
  const held = await place.tiles.count();
  await place.tiles.first().click();
  await place.button('New set').click();
  await expect(place.tiles).toHaveCount(held - 1);
  await expect(place.status).toContainText('was taken back');
  // Three tiles, because the player had touched the table.
  await expect(place.tiles).toHaveCount(held + 3);
});
