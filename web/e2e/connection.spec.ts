import { expect, test } from './parlor';
import { Place, startTable } from './play';

test('a game continues where it was after a reload', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await place.playTurn();
  expect(await place.turn()).toBe('turn');
  const held = await place.tiles.count();
  const log = await page.getByRole('region', { name: 'Game log' }).getByRole('listitem').count();
  await page.reload();
  await expect(place.tiles).toHaveCount(held);
  await expect(page.getByRole('region', { name: 'Game log' }).getByRole('listitem')).toHaveCount(log);
  await place.hurryToEnd();
});

test('the lobby leads back to an unfinished game', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  const table = page.url();
  await page.getByRole('button', { name: 'Leave table' }).click();
  await page.getByRole('link', { name: 'Go to lobby' }).click();
  await page.getByRole('link', { name: /in progress/ }).click();
  expect(page.url()).toBe(table);
  await expect(place.hand).toBeVisible();
});

test('a game continues after the server is killed and restarted', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|WebSocket/);
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await place.playTurn();
  await place.turn();
  const held = await place.tiles.count();

  await parlor.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  // Cards chosen or rearranged in the meantime stay that way.
  await place.tiles.first().click();
  await parlor.run();
  await expect(page.getByText('Connection lost.')).toBeHidden();
  await expect(place.tiles).toHaveCount(held);
  await expect(place.chosen).toHaveCount(1);
  await place.tiles.first().click();
  await place.hurryToEnd();
});

test('a move made while the server is down is played when it is back', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|WebSocket/);
  const page = await visit();
  await startTable(page, { speed: 'Slow' });
  const place = new Place(page);
  await place.turn();
  const plays = await place.hint();
  await parlor.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await (plays ? place.playButton : place.passButton).click();
  await expect(place.status).toContainText('Sending');
  await parlor.run();
  await expect(place.status).not.toContainText('Sending');
  await expect(page.getByRole('region', { name: 'Game log' })).toContainText(plays ? 'Ada plays' : 'Ada passes');
});

test('the page says when its server is down, and recovers', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|WebSocket|Failed to load/);
  const page = await visit();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The server isn’t responding.')).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();

  await parlor.kill();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('alert')).toContainText('The server isn’t responding.');
});
