// The charts in the profile.
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';

const figures = (game: string, played: number, won: number, points: readonly number[]) => ({
  game, rules: '1', options: {}, played, won, streak: 1, longest: 2, points: points.reduce((sum, each) => sum + each, 0), average: 1.5, hints: 3,
  against: [{ level: 'smart', played, won }, { level: '', played: 1, won: 1 }],
  history: points.map((each) => ({ points: each, won: each > 0 })),
});
const profile = {
  name: 'Ada', tables: [], before: null,
  statistics: [figures('big2', 8, 3, [12, -4, -9, 20, -2, 7, -13, -1]), figures('okey', 4, 1, [0, 1, 0, 0])],
};

for (const locale of ['en', 'tr']) {
  test(`results are shown as a chart for each game in ${locale}`, async ({ visit }) => {
    const page = await visit({ locale, viewport: { width: 360, height: 640 } });
    await page.route('**/api/profile', (route) => route.fulfill({ json: profile }));
    await page.goto('#/profile');
    const card = page.getByRole('article');
    const picture = card.getByRole('img');
    await expect(picture).toHaveAccessibleName(/\+12; −4; −9; \+20; −2; \+7; −13; −1$/);
    await expect(picture.locator('rect')).toHaveCount(8);
    await expect(picture.locator('circle')).toHaveCount(3);
    await expect(card.getByRole('row')).toHaveCount(3);
    await fitsTheWidth(page, 'results');
    await photograph(page, `results-phone-${locale}`);
    await page.getByRole('article').scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 1280, height: 800 });
    await photograph(page, `results-${locale}`);
    await isAccessible(page, 'results');

    await page.locator('main select').selectOption({ index: 1 });
    await expect(card).toHaveCount(1);
    await expect(picture).toHaveAccessibleName(/0; \+1; 0; 0$/);
  });
}

test('a profile without finished games says how to get results', async ({ visit }) => {
  const page = await visit();
  const running = { table: 'T', seat: 0, game: 'big2', options: {}, match: 'deals 1', phase: 'playing', scores: [0], sheet: [], leaders: [], time: 1, seats: [], hints: 0 };
  await page.route('**/api/profile', (route) => route.fulfill({ json: { ...profile, statistics: [], tables: [running] } }));
  await page.goto('#/profile');
  await expect(page.getByText('Finish a game and your results will appear here.')).toBeVisible();
});
