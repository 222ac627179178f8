import type { Page } from '@playwright/test';
import { expect, test } from './parlor';
import { Place, startTable } from './play';

async function invite(host: Page): Promise<string> {
  await startTable(host, { name: 'Ada', friends: true });
  return host.getByLabel('Invite link').inputValue();
}

async function join(guest: Page, link: string, name: string) {
  await guest.goto(link);
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await expect(guest.getByText('when the host starts')).toBeVisible();
}

test('two players in two browsers play through an invite link', async ({ visit }) => {
  const host = await visit();
  const link = await invite(host);
  expect(link).toMatch(/\/t\/\w+$/);
  const guest = await visit();
  await join(guest, link, 'Ben');
  await expect(host.getByText('Ben', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: /^Start now/ }).click();

  const places = [new Place(host), new Place(guest)];
  for (const place of places) await expect(place.tiles).toHaveCount(13);

  // Each sees the other's chat messages but not their hand.
  await host.getByLabel('Write a message').fill('good luck');
  await host.keyboard.press('Enter');
  await expect(guest.getByRole('log', { name: 'Chat' })).toContainText('Ada good luck');
  await guest.getByRole('button', { name: 'Hello!' }).click();
  await expect(host.getByRole('log', { name: 'Chat' })).toContainText('Ben Hello!');

  for (;;) {
    const ready = await Promise.race(places.map(async (place) => ((await place.turn()) === 'turn' ? place : null)));
    if (!ready) break;
    await ready.hurryTurn();
  }
  for (const place of places) await expect(place.end).toBeVisible();

  // A rematch starts when both have asked for it.
  await host.getByRole('button', { name: 'Rematch' }).click();
  await expect(host.getByText('Waiting for Ben.')).toBeVisible();
  await expect(guest.getByText('Ada would like a rematch.').first()).toBeVisible();
  await guest.getByRole('button', { name: 'Accept' }).click();
  for (const place of places) await expect(place.tiles).toHaveCount(13);
  expect(host.url()).toBe(guest.url());
  expect(host.url()).not.toBe(link);
});

test('the host can switch the chat off for everyone', async ({ visit }) => {
  const host = await visit();
  const guest = await visit();
  await join(guest, await invite(host), 'Ben');
  await expect(guest.getByRole('log', { name: 'Chat' })).toBeVisible();
  await host.getByRole('button', { name: 'Settings' }).click();
  await host.getByLabel('Chat for everyone at this table').uncheck();
  await expect(guest.getByText('Chat is turned off at this table.')).toBeVisible();
});

test('a computer takes over for a player who leaves, and gives the seat back', async ({ visit }) => {
  const host = await visit();
  const guest = await visit();
  await join(guest, await invite(host), 'Ben');
  await host.getByRole('button', { name: /^Start now/ }).click();
  const place = new Place(guest);
  await expect(place.tiles).toHaveCount(13);

  await guest.getByRole('button', { name: 'Leave table' }).click();
  await guest.getByRole('button', { name: 'Let a computer play' }).click();
  const seat = host.getByRole('region', { name: 'Ben’s seat' });
  await expect(seat).toContainText('away, computer playing');

  await guest.getByRole('link', { name: /with Ada/ }).click();
  await expect(place.hand).toBeVisible();
  await expect(seat).not.toContainText('away');
});

test('spectators see only public information', async ({ visit }) => {
  const host = await visit();
  const hostFrames = framesOf(host);
  await startTable(host, { speed: 'Slow' });
  await expect(new Place(host).tiles).toHaveCount(13);

  const watcher = await visit();
  await watcher.goto(host.url());
  await expect(watcher.getByText('The table is full.')).toBeVisible();
  const frames = framesOf(watcher);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.getByText('You’re watching')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await expect(host.getByRole('img', { name: '1 spectator' })).toBeVisible();

  const own = hostFrames.map(handsIn).find((hands) => hands?.[0])?.[0] ?? [];
  expect(own).toHaveLength(13);
  expect(frames.map(handsIn).find(Boolean)).toEqual([null, null, null, null]);
  // Everyone knows who starts, and so who has the three of clubs.
  for (const card of own.filter((each) => each !== 'C3')) expect(frames.join('\n')).not.toContain(`"${card}"`);
});

test('guests without names are numbered, and a name already taken is refused at its field', async ({ visit, tolerate }) => {
  tolerate(/409/);
  const host = await visit();
  await startTable(host, { name: '', friends: true });
  const link = await host.getByLabel('Invite link').inputValue();
  await join(await visit(), link, '');
  await expect(host.getByText('Guest 2', { exact: true })).toBeVisible();

  const third = await visit();
  await third.goto(link);
  await third.getByLabel('Your name').fill('guest 2');
  await third.getByRole('button', { name: 'Take a seat' }).click();
  await expect(third.getByLabel('Your name')).toBeFocused();
  await expect(third.getByLabel('Your name')).toHaveAccessibleDescription('Someone at this table is already called guest 2.');
});

function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

function handsIn(frame: string): (string[] | null)[] | undefined {
  return (JSON.parse(frame) as { view?: { hands: (string[] | null)[] } | null }).view?.hands;
}

test('a token from another table is refused with a reason', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  await expect(new Place(page).hand).toBeVisible();
  await page.evaluate(() => {
    const seats = localStorage.getItem('parlor.seats') ?? '';
    localStorage.setItem('parlor.seats', seats.replace(/"token":"\w{4}/, '"token":"0000'));
  });
  await page.reload();
  await expect(page.getByRole('status')).toContainText(/seat|token/i);
  await expect(page.getByRole('link', { name: 'Back to lobby' })).toBeVisible();
});

test('an unknown table address says so', async ({ visit, tolerate }) => {
  tolerate(/404/);
  const page = await visit();
  await page.goto('#/table/00000000000000000000000000');
  await expect(page.getByRole('status')).toContainText(/no .*table|table/i);
  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
});
