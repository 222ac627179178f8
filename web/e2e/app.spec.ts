// The page as an app: what a browser needs to install it, and what it caches.
import type { Page } from '@playwright/test';
import { expect, test } from './parlor';

const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the page can be installed', async ({ visit }) => {
  const page = await visit();
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string; purpose: string }[]; display: string; start_url: string };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any', '192x192 any', '512x512 any', 'any maskable', '512x512 maskable',
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  // Icons that are not in the manifest: for tabs in older browsers, and for the home screen of an iPhone.
  for (const [rel, type] of [['icon', 'image/x-icon'], ['apple-touch-icon', 'image/png']]) {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
    const icon = await page.request.get(href ?? '');
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  expect((await page.request.get('./sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('the page opens while the server is down, and continues when it is back', async ({ visit, parlor, tolerate }) => {
  tolerate(/ERR_CONNECTION|Failed to load|Failed to fetch/);
  const page = await visit({ serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const start = page.getByRole('button', { name: 'Start game' });
  await expect(start).toBeVisible();
  await parlor.kill();
  await page.reload();
  await expect(page.getByText('The server isn’t responding.')).toBeVisible();
  const names = await kept(page);
  expect(names).toContain('/');
  expect(names.filter((name) => name !== '/' && !name.startsWith('/assets/'))).toEqual([]);
  await parlor.run();
  await expect(start).toBeVisible();
});
