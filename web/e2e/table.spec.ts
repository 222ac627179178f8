import type { Locator } from '@playwright/test';
import { dragByFinger, dragByMouse, pointIn } from './drag';
import { atRest, isAccessible } from './look';
import { expect, MOVING, test } from './parlor';
import { Place, startTable } from './play';

// Includes the tile being dragged, which is invisible at the place where it would be dropped.
const names = (place: Place) =>
  place.hand.locator('button').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0]));

// Near the tile's left edge, where the next one does not cover it.
const grip = (tile: Locator) => pointIn(tile, 15, 40);

test('the hand can be rearranged by mouse, keyboard and sort buttons, and stays that way', async ({ visit }) => {
  const page = await visit(MOVING);
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await atRest(page); // all cards have been dealt
  const dealt = await names(place);

  const dragged = [...dealt.slice(1, 5), dealt[0], ...dealt.slice(5)];
  const moved = () => expect.poll(() => names(place)).toEqual(dragged);
  await dragByMouse(page, await grip(place.tiles.nth(0)), await grip(place.tiles.nth(4)), moved);
  await expect(place.tiles).toHaveCount(13);
  await moved();
  await expect(place.chosen).toHaveCount(0);

  await place.tiles.nth(4).focus();
  await page.keyboard.press('Shift+ArrowRight');
  const carried = [...dealt.slice(1, 6), dealt[0], ...dealt.slice(6)];
  await expect.poll(() => names(place)).toEqual(carried);
  await expect(place.tiles.nth(5)).toBeFocused();

  await page.reload();
  await expect.poll(() => names(place)).toEqual(carried);
  await page.getByRole('button', { name: 'By rank' }).click();
  await expect.poll(() => names(place)).toEqual(dealt);
});

test('a card can be moved by touch, even out of turn, and a tap still chooses it', async ({ visit }) => {
  const page = await visit({ ...MOVING, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await startTable(page, { speed: 'Slow' });
  const place = new Place(page);
  await expect(place.tiles).toHaveCount(13);
  await atRest(page); // all cards have been dealt
  const dealt = await names(place);
  const moved = () => expect.poll(() => names(place)).toEqual([dealt[1], dealt[2], dealt[0], ...dealt.slice(3)]);
  await dragByFinger(page, await grip(place.tiles.nth(0)), await grip(place.tiles.nth(2)), moved);
  await expect(place.tiles).toHaveCount(13);
  await moved();
  await expect(place.chosen).toHaveCount(0);
  await place.tiles.nth(2).tap();
  await expect(place.chosen).toHaveCount(1);
});

test('an illegal choice says why, and nothing is played', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  for (let i = 0; i < 6; i++) await place.tiles.nth(i).click();
  await expect(place.status).toContainText("isn't a valid combination");
  await place.playButton.click();
  await expect(place.status).toContainText("isn't a valid combination");
  await expect(place.tiles).toHaveCount(13);
});

test('the table shows its house rules and a running clock', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { rules: { 'Whether a five-card combination': 'ranked' }, clock: '60' });
  await new Place(page).turn();
  await expect(page.getByText('1 house rule')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^[1-5]?\d seconds? left/ })).toBeVisible();
  await isAccessible(page, 'table with a clock');
  await page.getByRole('button', { name: 'Rules' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('House rules at this table:')).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveCount(1);
  // At least four combinations, each with a picture, once the server has sent them.
  await expect(dialog.getByRole('img').nth(3)).toBeVisible();
});

test('turns and moves are announced', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  const announced = page.getByTestId('announcements');
  await expect(announced).toContainText('Your turn');
  await expect(page).toHaveTitle(/Your turn/);
  const plays = await place.hint();
  await (plays ? place.playButton : place.passButton).click();
  await expect(announced).toContainText(plays ? /Ada plays an? [a-z ]+: \w+ of (clubs|diamonds|hearts|spades)/ : 'Ada passes');
});

test('nothing is animated with reduced motion', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' });
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await place.playTurn();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a player who resigns sees the end of the game', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { speed: 'Slow' });
  const place = new Place(page);
  await expect(place.hand).toBeVisible();
  await page.getByRole('button', { name: 'Leave table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
