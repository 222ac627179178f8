import type { Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place, startTable } from './play';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

async function look(page: Page, screen: string) {
  await fitsTheWidth(page, screen);
  await isAccessible(page, screen);
}

async function keyOf(page: Page): Promise<string> {
  await page.goto('#/profile');
  await page.getByText('Show, copy or save key').click();
  return page.getByLabel('Your key').inputValue();
}

// Enters the key by pasting it or by opening its file.
async function takeOver(page: Page, key: string, { file }: { file: boolean }) {
  await page.goto('#/profile');
  await page.getByText('Use a key from another browser').click();
  if (file) {
    const saved = { name: 'key.txt', mimeType: 'text/plain', buffer: Buffer.from(`${key}\n`) };
    await page.getByLabel('Or open the saved key file').setInputFiles(saved);
  } else {
    await page.getByLabel('Other key').fill(key);
    await page.getByRole('button', { name: 'Use this key' }).click();
  }
  await expect(page.getByRole('dialog')).toContainText('will replace the one this browser uses now');
  await page.getByRole('button', { name: 'Replace key' }).click();
  await expect(page.getByText('This browser now uses the other key.')).toBeVisible();
}

test('a finished game counts in the statistics and can be replayed', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await look(page, 'an empty profile');

  await page.getByRole('link', { name: 'Play a game' }).click();
  await startTable(page);
  await new Place(page).hurryToEnd();
  await page.goto('#/profile');
  const card = page.getByRole('article');
  await expect(card).toContainText('Big-2, basic');
  await expect(card.getByText('Matches').first().locator('..')).toContainText('1');
  await expect(card.getByRole('table')).toContainText('1');

  const finished = page.getByRole('region', { name: 'Finished games' });
  await finished.getByText('Score sheet').click();
  await expect(finished.getByRole('table')).toContainText('Ada');
  await look(page, 'a profile');
  await photograph(page, 'profile');
  const saved = page.waitForEvent('download');
  await finished.getByRole('button', { name: 'Save record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^parlor-.*\.txt$/);
  await finished.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('dialog').getByText(/^1 of \d/)).toBeVisible();
});

test('a game continues in another browser with the key', async ({ visit }) => {
  const page = await visit();
  await startTable(page, { speed: 'Slow' });
  const place = new Place(page);
  await expect(place.tiles).toHaveCount(13);
  const address = page.url();
  const key = await keyOf(page);
  await expect(page.getByRole('region', { name: 'Continue playing' }).getByRole('link')).toHaveCount(1);

  const elsewhere = await visit(phone);
  await takeOver(elsewhere, key, { file: true });
  await expect(elsewhere.getByLabel('Your name')).toHaveValue('Ada');
  await look(elsewhere, 'a profile on a phone');
  await photograph(elsewhere, 'phone-profile');
  await elsewhere.getByRole('region', { name: 'Continue playing' }).getByRole('link').click();
  await expect(new Place(elsewhere).tiles).toHaveCount(13);

  // The lobby shows the game too, and the table's own address opens it.
  const third = await visit();
  await takeOver(third, key, { file: false });
  await third.getByRole('link', { name: 'Parlor' }).click();
  await expect(third.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  await third.goto(address);
  await expect(new Place(third).tiles).toHaveCount(13);
});

test('an invalid key is refused, and the current key is kept', async ({ visit }) => {
  const page = await visit();
  const key = await keyOf(page);
  await page.getByText('Use a key from another browser').click();
  const field = page.getByLabel('Other key');
  const use = page.getByRole('button', { name: 'Use this key' });
  await field.fill('not a key');
  await use.click();
  await expect(page.getByText('That isn’t a key')).toBeVisible();
  await field.fill(key.toUpperCase());
  await use.click();
  await expect(page.getByText('This browser already uses that key.')).toBeVisible();

  await field.fill(key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')));
  await use.click();
  await isAccessible(page, 'the warning before a key is replaced');
  await page.getByRole('button', { name: 'Keep current key' }).click();
  await expect(page.getByLabel('Your key')).toHaveValue(key);
});
