// Addresses that players share and open.
import { openTable } from './friends';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';

const open = { kind: 'open' };
const seats = [{ kind: 'person', name: 'Ada <3' }, open, open, open];
const phone = { viewport: { width: 360, height: 640 } };

test('accepting an invitation takes one step: a name and one button', async ({ visit }) => {
  const host = await visit();
  const { table } = await openTable(host.request, { game: 'rummikub', rules: 'players=4', seats });
  for (const [screen, options] of [['desktop', {}], ['phone', phone]] as const) {
    const page = await visit(options);
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('heading', { name: 'Ada <3 invites you to play Rummikub' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/#/table/${table}$`));
    // The word for the shuffle is there for players who look for it.
    const word = page.getByLabel('Your word for the shuffle');
    await expect(word).toBeHidden();
    await expect(page.getByRole('button', { name: 'Take a seat' })).toBeInViewport();
    await photograph(page, `invited-${screen}`);
    await isAccessible(page, `invited, ${screen}`);
    await fitsTheWidth(page, `invited, ${screen}`);
    await page.getByText('Fair deal').click();
    await expect(word).toBeVisible();
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Rummikub rules at this table' })).toContainText('run');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(page.getByText('when the host starts')).toBeVisible();
  }
  // Nobody gave a name, and no two players have the same one.
  const info = (await (await host.request.get(`/api/tables/${table}`)).json()) as { seats: { name: string }[] };
  expect(info.seats.map(({ name }) => name).slice(0, 3)).toEqual(['Ada <3', 'Guest', 'Guest 2']);
});

test('in the waiting room the invite link comes first', async ({ visit }) => {
  for (const [screen, options] of [['desktop', {}], ['phone', phone]] as const) {
    const page = await visit(options);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Friends' }).click();
    await page.getByRole('button', { name: 'Create table' }).click();
    const link = page.getByLabel('Invite link');
    await expect(link).toHaveValue(/\/t\/\w{26}$/);
    const top = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? 0;
    expect((await link.boundingBox())?.y ?? Infinity).toBeLessThan(await top('open seat'));
    await expect(link).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport();
    await photograph(page, `waiting-${screen}`);
    await isAccessible(page, `waiting, ${screen}`);
    await fitsTheWidth(page, `waiting, ${screen}`);
  }
});

test('link previews name the host and the game, in the host’s language', async ({ visit, parlor }) => {
  const host = await visit({ locale: 'tr-TR' });
  await host.getByRole('button', { name: 'Arkadaşlar' }).click();
  await host.getByRole('button', { name: 'Masa kur' }).click();
  const link = await host.getByLabel('Davet bağlantısı').inputValue();
  const page = await (await host.request.get(link)).text();
  expect(page).toMatch(/<meta property="og:title" content="Misafir seni .+ oynamaya davet ediyor" \/>/);
  expect(page).toMatch(/<title>Misafir seni .+ oynamaya davet ediyor<\/title>/);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(picture).toBe(`${parlor.url}preview.png`);
  const shown = await host.request.get(picture);
  expect(shown.headers()['content-type']).toBe('image/png');
  const png = await shown.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const token = await host.evaluate(() => localStorage.getItem('parlor.seats')?.match(/"token":"(\w+)"/)?.[1] ?? '');
  expect(token).not.toBe('');
  expect(page).not.toContain(token);
});

test('an unknown address says so in the reader’s language, and leads home', async ({ visit, tolerate }) => {
  tolerate(/404/);
  const page = await visit({ locale: 'tr-TR' });
  await page.goto('/nonsense');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { name: 'Bu adreste bir şey yok.' })).toBeVisible();
  await photograph(page, 'lost-reader-tr');
  await isAccessible(page, 'an unknown address', ['color-contrast', 'html-has-lang', 'document-title']);
  await page.getByRole('link', { name: 'Oyunlara git' }).click();
  await expect(page).toHaveTitle('Parlor');
  await page.goto('/t/00000000000000000000000000');
  await expect(page.getByRole('heading', { name: 'masa' })).toBeVisible();
});

test('an unknown place within the page says so', async ({ visit, tolerate }) => {
  tolerate(/404/);
  for (const [locale, nowhere, lobby] of [['en-GB', 'Page not found.', 'Back to lobby'], ['tr-TR', 'Sayfa bulunamadı.', 'Lobiye dön']] as const) {
    const page = await visit({ locale });
    await page.goto('#/nonsense');
    await expect(page.getByText(nowhere)).toBeVisible();
    await photograph(page, `nowhere-${locale}`);
    for (const place of ['#/table/00000000000000000000000000', '#/rules/nonsense', '#/learn/nonsense']) {
      await page.goto(place);
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.getByRole('link', { name: lobby })).toBeVisible();
    }
    await page.getByRole('link', { name: lobby }).click();
    await expect(page.getByRole('link', { name: lobby })).toHaveCount(0);
  }
});

test('a link opened while the server is down works when it is back', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|Failed to load|Failed to fetch/);
  const page = await visit({ serviceWorkers: 'allow' });
  const { table } = await openTable(page.request, { game: 'rummikub', rules: 'players=4', seats });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await parlor.kill();
  await page.goto(`/t/${table}`);
  await expect(page.getByText('The server isn’t responding.')).toBeVisible();
  await parlor.run();
  await expect(page.getByRole('heading', { name: 'Ada <3 invites you' })).toBeVisible();
});
