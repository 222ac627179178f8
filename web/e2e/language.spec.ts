import { expect, test } from './parlor';

const phrases = (tag: string) => (answer: { url(): string }) => answer.url().endsWith(`/api/offer?language=${tag}`);

test('the page uses the chosen language, or the browser’s by default', async ({ visit }) => {
  const page = await visit({ locale: 'es-MX' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nivel').locator('option')).toContainText(['Al azar', 'Básico', 'Astuto']);

  // Found by position and by its own name, for the words around it depend on the language.
  const choice = page.getByRole('dialog').locator('select').first();
  await page.locator('header button').click();
  await expect(choice.locator('option')).toHaveCount(6);
  const asked = page.waitForResponse(phrases('zh-Hant'));
  await choice.selectOption('繁體中文');
  expect((await asked).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.locator('header button').click();
  const again = page.waitForResponse(phrases('es'));
  await choice.selectOption('auto');
  await again;
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
