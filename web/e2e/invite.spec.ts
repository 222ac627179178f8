// The ways to bring others to a table.
import { isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { startTable } from './play';

test('the link is shown to a camera, and shared where the browser can', async ({ visit }) => {
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

test('where the browser cannot share, no button says so', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    // Chromium has it on some systems.
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await page.reload();
  await startTable(page, { friends: true });
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});
