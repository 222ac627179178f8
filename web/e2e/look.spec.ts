import type { BrowserContextOptions, Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place, startTable } from './play';

const light: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1360, height: 850 } };
const dark: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 1280, height: 800 } };
const phone: BrowserContextOptions = {
  colorScheme: 'light',
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};

async function look(page: Page, screen: string) {
  await fitsTheWidth(page, screen);
  await isAccessible(page, screen);
}

// Every dialog in the table's menu.
async function lookAtDialogs(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('One moment…')).toHaveCount(0);
    await look(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

async function lookAtEnd(page: Page) {
  await look(page, 'end');
  for (const name of ['Replay', 'Check this deal']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByText(/matches|1 of/).first()).toBeVisible();
    await look(page, name);
    await page.keyboard.press('Escape');
  }
}

test('desktop screens in the light theme', async ({ visit }) => {
  const page = await visit(light);
  await page.getByLabel('Your name').fill('Ada');
  await expect(page.locator('.picture svg').first()).toBeVisible();
  await photograph(page, 'lobby');
  await look(page, 'lobby');
  for (const fold of await page.locator('summary').all()) await fold.click();
  await look(page, 'lobby with everything open');
  for (const fold of await page.locator('summary').all()) await fold.click();

  await startTable(page, { speed: 'Fast' });
  const place = new Place(page);
  // A few turns in, so that there is something to see. There is always a third turn: winning takes at least four plays.
  for (let turn = 0; turn < 2; turn++) {
    await place.turn();
    await place.playTurn();
  }
  // Only look at this hint: the deal must not end before the rest of this test.
  await place.turn();
  await place.hint();
  await photograph(page, 'table');
  await look(page, 'table');
  await lookAtDialogs(page, ['Rules', 'Scores', 'Last round', 'Settings']);
  await page.getByRole('button', { name: 'Leave table' }).click();
  await look(page, 'leave');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Computer speed').selectOption('Instant');
  await page.keyboard.press('Escape');
  await place.hurryToEnd();
  await photograph(page, 'end');
  await lookAtEnd(page);
  await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recent games' })).toBeVisible();
  await look(page, 'lobby with a game to continue');
});

test('desktop screens in the dark theme, with a four-colour deck', async ({ visit }) => {
  const page = await visit(dark);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Four-colour deck').check();
  await page.keyboard.press('Escape');
  await look(page, 'lobby in the dark');
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await place.playTurn();
  await place.turn();
  await photograph(page, 'dark');
  await look(page, 'table in the dark');
  await lookAtDialogs(page, ['Rules', 'Scores', 'Last round', 'Settings']);
  await place.hurryToEnd();
  await photograph(page, 'dark-end');
  await lookAtEnd(page);
});

test('screens on a 360-pixel phone, played by touch', async ({ visit }) => {
  const page = await visit(phone);
  await expect(page.locator('.picture svg').first()).toBeVisible();
  await look(page, 'lobby on a phone');
  await photograph(page, 'phone-lobby');
  await startTable(page);
  const place = new Place(page);
  await place.turn();
  await expect(place.tiles).toHaveCount(13);
  // At least a thumb's width of every card in the hand is uncovered.
  const boxes = await Promise.all((await place.tiles.all()).map((tile) => tile.boundingBox()));
  for (const [i, box] of boxes.entries()) {
    const next = boxes[i + 1];
    if (box && next && Math.abs(next.y - box.y) < 10) expect(next.x - box.x).toBeGreaterThanOrEqual(40);
    expect(box && box.x + box.width).toBeLessThanOrEqual(360);
  }
  await place.tiles.nth(0).tap();
  await place.tiles.nth(8).tap();
  await expect(place.chosen).toHaveCount(2);
  await photograph(page, 'phone');
  await look(page, 'table on a phone');
  await place.tiles.nth(0).tap();
  await place.tiles.nth(8).tap();
  await expect(place.chosen).toHaveCount(0);
  await lookAtDialogs(page, ['Rules', 'Scores', 'Last round', 'Log and chat', 'Settings']);
  await place.hurryToEnd();
  await photograph(page, 'phone-end');
  await lookAtEnd(page);
});

test('screens of a table with friends', async ({ visit }) => {
  const host = await visit(light);
  await startTable(host, { friends: true });
  await expect(host.getByLabel('Invite link')).toBeVisible();
  await photograph(host, 'waiting');
  await look(host, 'waiting');

  const guest = await visit(phone);
  await guest.goto(host.url());
  await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await photograph(guest, 'invitation');
  await look(guest, 'invitation');
  await guest.getByRole('button', { name: 'Watch' }).click();
  await host.getByRole('button', { name: /^Start now/ }).click();
  await expect(guest.getByText('You’re watching')).toBeVisible();
  await photograph(guest, 'watching');
  await look(guest, 'watching');
});

test('screens without a server', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|WebSocket|404|Failed to load/);
  const page = await visit(light);
  await page.goto('#/table/00000000000000000000000000');
  await expect(page.getByRole('link', { name: 'Back to lobby' })).toBeVisible();
  await look(page, 'no such table');
  await page.goto('#/');
  await startTable(page);
  await new Place(page).turn();
  await parlor.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await photograph(page, 'lost');
  await look(page, 'connection lost');
});
