import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place, startTable } from './play';

test('after a game one’s moves stand beside those of the best player', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  await place.hurryToEnd();
  // It takes as long as it takes: on a busy machine, minutes.
  const analysed = page.waitForResponse(/\/analysis\?/, { timeout: 0 });
  await page.getByRole('button', { name: 'What the best player would have done' }).click();
  await analysed;
  const dialog = page.getByRole('dialog');
  const moves = dialog.getByRole('list', { name: 'Your moves' }).locator('> li');
  await expect(moves.first()).toBeVisible();

  // Each move that differs says what it cost and leads to the replay.
  for (const move of await moves.filter({ hasText: 'Best player:' }).all()) await expect(move).toContainText(/[−+]?\d.* ± \d/);
  expect(await moves.filter({ hasText: /costliest/i }).count()).toBeLessThanOrEqual(3);
  const step = moves.last().getByRole('button');
  await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  const number = Number(/\d+/.exec(await step.innerText())?.[0]);
  await expect(dialog.getByRole('slider', { name: 'Step' })).toHaveValue(String(number - 2));

  await photograph(page, 'analysis');
  await isAccessible(page, 'analysis');
  await page.setViewportSize({ width: 360, height: 640 });
  await fitsTheWidth(page, 'analysis on a phone');
  await isAccessible(page, 'analysis on a phone');
});
