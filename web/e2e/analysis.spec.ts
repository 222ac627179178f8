import type { Locator, Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place, playAgain, startTable } from './play';

const openButton = (page: Page) => page.getByRole('button', { name: 'Analysis' });
const movesIn = (dialog: Locator) => dialog.getByRole('list', { name: 'Your moves' }).locator('> li');

// An analysis may take long, so this waits for its verdict without a limit.
async function analyse(page: Page): Promise<Locator> {
  await openButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status').filter({ hasText: 'compared with the computer player' }).waitFor({ timeout: 0 });
  return dialog;
}

test('after a game the analysis compares your moves with the best player’s', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  await new Place(page).hurryToEnd();
  const dialog = await analyse(page);
  const moves = movesIn(dialog);

  // Each move says how good it was, and links to the replay.
  for (const move of await moves.all()) await expect(move).toContainText(/Best move|Equally good|[−+]\d.* ± \d/);
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

test('on a phone the verdicts come first, and tapping a move shows its position', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await startTable(page);
  await new Place(page).hurryToEnd();
  const dialog = await analyse(page);
  const replay = dialog.getByRole('slider', { name: 'Step' });
  await expect(movesIn(dialog).first()).toBeInViewport();
  await expect(replay).toHaveCount(0);
  const step = movesIn(dialog).first().getByRole('button', { name: /show in replay/ });
  await step.tap();
  await expect(movesIn(dialog).first().getByRole('slider', { name: 'Step' })).toHaveCount(1);
  await expect(dialog.getByRole('heading')).toBeInViewport();
  await expect(step).toBeInViewport();
  await fitsTheWidth(page, 'position on a phone');
  await isAccessible(page, 'position on a phone');
  await step.tap();
  await expect(replay).toHaveCount(0);
});

test('a player who follows every hint is told that nothing was lost', async ({ visit }) => {
  const page = await visit();
  await startTable(page);
  const place = new Place(page);
  while ((await place.turn()) === 'turn') await place.playTurn();
  const dialog = await analyse(page);
  await expect(dialog.getByRole('status').filter({ hasText: 'You lost nothing in this deal' })).toBeVisible();
  const moves = movesIn(dialog);
  await expect(moves.filter({ hasText: 'Best move' })).toHaveCount(await moves.count());
  await expect(moves.filter({ hasText: '±' })).toHaveCount(0);
});

// Follows hints until a deal ends in which the player had at least this many choices.
async function playWithChoices(page: Page, least: number) {
  const place = new Place(page);
  for (let choices = 0; ; choices = 0) {
    while ((await place.turn()) === 'turn') {
      const held = await place.tiles.count();
      // The first lead may be forced (the lowest card), and so is the last card.
      if ((await place.playTurn()) && held > 1 && held < 13) choices++;
    }
    if (choices >= least) return;
    await playAgain(page);
  }
}

test('moves appear as they are analysed, with a count of how many there are', async ({ visit, tolerate }) => {
  tolerate(/429/);
  const page = await visit();
  await startTable(page);
  await playWithChoices(page, 3);
  // Each answer has one move and waits for the test to release it; one answer is a refusal.
  let refuse = false;
  const held: (() => void)[] = [];
  await page.route(/\/analysis\?/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    if (refuse) return route.fulfill({ status: 429, json: { error: { key: 'server.busy' }, says: '' } });
    const url = new URL(route.request().url());
    const known = Number(url.searchParams.get('after'));
    url.searchParams.delete('after');
    const response = await route.fetch({ url: url.href, timeout: 0 });
    const whole = (await response.json()) as { moves: unknown[] };
    await route.fulfill({ response, json: { ...whole, moves: whole.moves.slice(known, known + 1) } });
  });
  const next = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };

  await openButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await next();
  await expect(movesIn(dialog)).toHaveCount(1, { timeout: 0 });
  await expect(dialog.getByText(/^Moves analysed: 1 of \d+$/)).toBeVisible();
  await isAccessible(page, 'analysis under way');
  await next();
  await expect(movesIn(dialog)).toHaveCount(2, { timeout: 0 });
  await expect(dialog.getByText(/^Moves analysed: 2 of \d+$/)).toBeVisible();

  // After a refusal the results so far stay, and the analysis can be continued.
  refuse = true;
  await next();
  await expect(dialog.getByRole('alert')).toContainText('The server is busy');
  await expect(movesIn(dialog)).toHaveCount(2);
  refuse = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await next();
  await expect(movesIn(dialog)).toHaveCount(3, { timeout: 0 });
  await dialog.getByRole('button', { name: 'Close' }).click();
});
