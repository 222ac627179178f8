import { expect, MOVING, test } from './parlor';
import { Place, playAgain, startTable } from './play';

test('a whole game against computers can be played by mouse', async ({ visit }) => {
  const page = await visit(MOVING);
  await startTable(page);
  const place = new Place(page);
  await expect(place.tiles).toHaveCount(13);
  while ((await place.turn()) === 'turn') {
    // The cards that the hint chose are deselected and chosen again by hand.
    const plays = await place.hint();
    const chosen = await place.chosenNames();
    for (const name of [...chosen, ...chosen]) await place.tile(name).click();
    await (plays ? place.playButton : place.passButton).click();
    await place.settled();
  }
  // All hands are open, and only the winner's is empty.
  await expect(page.getByText('nothing left')).toHaveCount(1);

  await page.getByRole('button', { name: 'Check this deal' }).click();
  await expect(page.getByText('This deal is fair: it matches what the server committed to.')).toBeVisible();
  await expect(page.getByText('what you saw at the start matches the deal')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.press('End');
  await expect(page.getByRole('dialog').getByText('wins the deal').first()).toBeVisible();
  await slider.press('Home');
  await expect(page.getByRole('dialog').getByText('1 of', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  const first = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(place.tiles).toHaveCount(13);
  expect(page.url()).not.toBe(first);
});

// screen-reader.spec.ts plays a whole game with the hints' choice; here the cards are chosen by hand.
test('cards can be chosen and played with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // "Skip to your hand"
  await expect(place.tiles.first()).toBeFocused();

  for (let played = 0; played < 3;) {
    // The others may be faster: then one plays again.
    if ((await place.turn()) === 'end') {
      await playAgain(page);
      await place.turn();
      await place.tiles.first().focus();
    }
    await page.keyboard.press('h');
    await expect(place.status).toContainText('Hint:', { timeout: 0 });
    const names = await place.chosenNames();
    await page.keyboard.press('Escape');
    await expect(place.chosen).toHaveCount(0);
    await page.keyboard.press('Home');
    // Walk through the hand and choose with Space what the hint had chosen.
    const all = await place.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
    for (const name of all) {
      if (name && names.includes(name)) await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press(names.length > 0 ? 'Enter' : 'p');
    await place.settled();
    if (names.length === 0) continue;
    if ((await place.turn()) === 'turn') await expect(place.tiles).toHaveCount(all.length - names.length);
    played++;
  }
});

test('a match has a next deal and a score sheet', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { deals: 2 });
  const place = new Place(page);
  await place.hurryToEnd();
  await expect(page.getByText('The match lasts 2 deals.')).toBeVisible();
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await expect(page.getByText('This deal is fair: it matches what the server committed to.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next deal' }).click();
  await expect(place.tiles).toHaveCount(13);
  await place.hurryToEnd();
  await expect(place.end).toContainText('the match');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Check this deal' }).click();
  for (const deal of ['Deal 1', 'Deal 2']) {
    await page.getByLabel('Which deal').selectOption(deal);
    await expect(page.getByText('This deal is fair: it matches what the server committed to.')).toBeVisible();
    await expect(page.getByText('what you saw at the start matches the deal')).toBeVisible();
  }
});
