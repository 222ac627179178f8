import { expect, test } from './parlor';

const phrases = (tag: string) => (answer: { url(): string }) => answer.url().endsWith(`/api/offer?language=${tag}`);

test('the page speaks the language that is chosen, and the browser’s before that', async ({ visit }) => {
  const page = await visit({ locale: 'es-MX' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nivel de la máquina').locator('option')).toContainText(['Al azar', 'Básica', 'Lista']);

  // By its place and its own name: the words around it are those of the language.
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
