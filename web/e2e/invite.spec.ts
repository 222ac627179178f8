// Ways to invite others to a table.
import { isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { startTable } from './play';

test('the invite link is shown as a QR code, and can be shared if the browser supports it', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(shared.push(what)) });
  });
  await page.reload();
  await startTable(page, { friends: true });
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(shared.map(({ url }) => url)).toEqual([await page.getByLabel('Invite link').inputValue()]);
  await photograph(page, 'invite');
  await isAccessible(page, 'invite');
});

test('there is no share button if the browser cannot share', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    // Chromium supports sharing on some systems.
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await page.reload();
  await startTable(page, { friends: true });
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});
