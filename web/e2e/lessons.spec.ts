import type { Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { Place } from './play';

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const finished = (page: Page) => lesson(page).getByText('Well done!');

async function followHints(page: Page) {
  const place = new Place(page);
  await expect(place.hintButton).toBeEnabled();
  while (!(await finished(page).isVisible())) await place.playTurn();
}

test('following the hints completes all lessons of a game', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('link', { name: /^Learn/ }).click();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.first()).toBeVisible();
  const lessons = await list.count();
  await list.first().getByRole('link').click();

  for (let number = 1; number <= lessons; number++) {
    await expect(lesson(page)).toContainText(`Lesson ${number} of ${lessons}`);
    await followHints(page);
    const next = lesson(page).getByRole('link', { name: number < lessons ? 'Next lesson' : 'All lessons' });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(list.filter({ hasText: 'Done:' })).toHaveCount(lessons);
  await page.getByRole('link', { name: /^Play/ }).click();
  await expect(page.getByText(`${lessons} lessons done`)).toBeVisible();
});

test('a wrong move is refused with a reason, and the lesson continues', async ({ visit }) => {
  const page = await visit();
  const place = new Place(page);
  // A move that the rules forbid: the wrong first card.
  await page.goto('#/learn/big2/begin');
  await expect(lesson(page)).toBeVisible();
  await place.tiles.nth(4).click();
  await place.playButton.click();
  await expect(lesson(page).locator('.remark')).toContainText('must include');
  // A move that the rules allow, but not the one this lesson is about.
  await page.goto('#/learn/big2/pair');
  await expect(place.passButton).toBeEnabled();
  await place.passButton.click();
  await expect(lesson(page).locator('.remark')).toBeVisible();
  await expect(place.tiles).toHaveCount(13);

  await followHints(page);
  await lesson(page).getByRole('button', { name: 'Try again' }).click();
  await expect(place.tiles).toHaveCount(13);
  await expect(finished(page)).toBeHidden();
});

test('the lessons of every game fit a phone', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { games } = (await (await page.request.get('/api/games')).json()) as { games: { name: string }[] };
  for (const { name } of games) {
    await page.goto(`#/learn/${name}`);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
    await isAccessible(page, `a lesson of ${name}`); // also waits for animations to end
    await fitsTheWidth(page, `a lesson of ${name}`);
    await photograph(page, `phone-lesson-${name}`);
  }
});

test('the rules can be read without a table', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await expect(page.getByRole('heading', { name: /^Rules of/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await isAccessible(page, 'rules');
});

test('an unknown lesson or game says so', async ({ visit }) => {
  const page = await visit();
  for (const address of ['#/learn/big2/nothing', '#/learn/nothing', '#/rules/nothing', '#/rules/okey/nothing', '#/play/nothing', '#/play/okey/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('status')).toContainText('No such');
  }
});
