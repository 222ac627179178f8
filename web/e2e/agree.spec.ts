// What players at a table agree on, a rematch or ending the game, and what happens when one leaves.
import type { Page } from '@playwright/test';
import { adaAndBen } from './friends';
import { Ears, listen } from './listen';
import { isAccessible, photograph } from './look';
import { expect, test } from './parlor';

const two = { rules: 'players=2' };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const log = (page: Page) => page.getByRole('region', { name: 'Game log' });

async function endTogether(ada: Page, ben: Page) {
  await press(ada, 'End game');
  await press(ada, 'Offer to end');
  await press(ben, 'Agree to end');
  for (const page of [ada, ben]) await expect(page.getByRole('heading', { name: 'The game ended without a result' })).toBeVisible();
}

test('friends can end a game without a result if everyone agrees', async ({ visit }) => {
  const { ada, ben } = await adaAndBen(visit, 'big2', 2);
  await press(ada, 'End game');
  await photograph(ada, 'end-dialog');
  await isAccessible(ada, 'end dialog');
  await press(ada, 'Offer to end');
  await expect(status(ada, 'You offered to end the game. Waiting for Ben.')).toBeVisible();
  await expect(status(ben, 'Ada offers to end the game without a result.')).toBeVisible();
  await photograph(ben, 'end-offer');
  await isAccessible(ben, 'end offer');
  await press(ben, 'Keep playing');
  await expect(log(ada)).toContainText('Ben wants to keep playing.');
  await expect(status(ada, 'You offered')).toHaveCount(0);

  await press(ada, 'End game');
  await press(ada, 'Offer to end');
  await press(ada, 'Withdraw offer');
  await expect(status(ben, 'offers')).toHaveCount(0);
  await endTogether(ada, ben);
});

test('everyone sees who asks for, declines or accepts a rematch', async ({ visit }) => {
  const { ada, ben } = await adaAndBen(visit, 'rummikub', 0, two);
  await endTogether(ada, ben);
  await press(ada, 'Rematch');
  await expect(status(ben, 'Ada would like a rematch.')).toBeVisible();
  await photograph(ben, 'rematch-asked');
  await isAccessible(ben, 'rematch asked');
  await press(ben, 'Decline');
  await expect(status(ada, 'Ben declined the rematch.')).toBeVisible();
  await expect(status(ben, 'You declined the rematch.')).toBeVisible();
  await expect(log(ada)).toContainText('Ben declined the rematch.');

  // Ben changes his mind, and now Ada is asked.
  const before = ada.url();
  await press(ben, 'Rematch');
  await press(ada, 'Accept');
  for (const page of [ada, ben]) await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  expect(ada.url()).not.toBe(before);
  expect(ben.url()).toBe(ada.url());
});

test('a player leaving is logged and announced to screen readers', async ({ visit }) => {
  const { ada, ben } = await adaAndBen(visit, 'rummikub', 0, two);
  await listen(ada);
  await ada.reload();
  await ada.getByRole('region', { name: 'Your place' }).waitFor();
  const ears = new Ears(ada);
  await ben.goto('#/');
  await ears.next(/^Ben disconnected\.$/);
  await expect(log(ada)).toContainText('Ben disconnected.');
  await ben.goBack();
  await ears.next(/^Ben is back\.$/);
  await endTogether(ada, ben);
  await ben.getByRole('link', { name: 'Lobby', exact: true }).click();
  await ears.next(/^Ben left the table\.$/);
  await expect(status(ada, 'Ben left the table.')).toBeVisible();
  await photograph(ada, 'left');
});

test('resigning a two-player game gives the win to the opponent', async ({ visit }) => {
  const { ada, ben } = await adaAndBen(visit, 'rummikub', 0, two);
  await press(ben, 'End game');
  await expect(ben.getByText('The match ends now, and Ada wins.')).toBeVisible();
  await press(ben, 'Resign');
  await expect(ada.getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  await expect(log(ada)).toContainText('Ben resigns.');
});

test('in a larger game a computer takes over for a player who stops', async ({ visit }) => {
  const { ada, ben } = await adaAndBen(visit, 'big2', 2);
  await press(ben, 'End game');
  await expect(ben.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await press(ben, 'Let a computer play');
  await expect(ada.getByRole('region', { name: 'Ben’s seat' })).toContainText('away, computer playing');
  await expect(log(ada)).toContainText('takes over for Ben.');
});

test('ending a game and asking for a rematch work in Turkish on a phone', async ({ visit }) => {
  const phone = { locale: 'tr-TR', viewport: { width: 360, height: 640 } };
  const { ada, ben } = await adaAndBen((options) => visit({ ...phone, ...options }), 'rummikub', 0, two, 'Senin yerin');
  await press(ada, 'Masadan kalk');
  await photograph(ada, 'end-dialog-tr');
  await press(ada, 'Bitirmeyi öner');
  await expect(status(ben, 'Ada oyunu sonuçsuz bitirmeyi öneriyor.')).toBeVisible();
  await photograph(ben, 'end-offer-tr');
  await press(ben, 'Bitirelim');
  await press(ada, 'Rövanş');
  await expect(status(ben, 'Ada rövanş istiyor.')).toBeVisible();
  await photograph(ben, 'rematch-asked-tr');
  await press(ben, 'Reddet');
  await expect(status(ada, 'Ben rövanşı reddetti.')).toBeVisible();
});
