// Chat and presence on a phone, where a button opens the chat.
import type { Page } from '@playwright/test';
import { fitsTheWidth, isAccessible, photograph } from './look';
import { expect, test } from './parlor';
import { PreparedTable, type Prepared } from './prepared';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const table: Prepared = {
  game: 'big2', options: { start: 'club' }, names: ['Ada', 'Ben', 'Cleo', 'Dora'], actors: [0], moves: ['S10', 'pass'], judge: () => ({}),
  view: { hands: [['S10', 'HJ', 'CQ'], null, null, null], counts: [3, 4, 5, 2], played: [], top: null, turn: 0, over: false, opening: false },
};
const button = (page: Page) => page.getByRole('button', { name: /Log and chat|Akış ve sohbet/ });
const bubble = (page: Page, text: string) => page.locator('main').getByRole('button', { name: text, exact: true });

test('unread messages are counted, and shown at the sender’s seat', async ({ visit }) => {
  const page = await visit(phone);
  const at = await PreparedTable.open(page, table);
  await expect(button(page)).toHaveAccessibleName('Log and chat');
  at.chat(1, 'good luck');
  at.chat(1, 'and have fun');
  await expect(button(page)).toHaveAccessibleName(/2 new messages/);
  await expect(bubble(page, 'and have fun')).toBeVisible();
  await expect(page.getByTestId('announcements')).toContainText('Ben says: and have fun');
  await fitsTheWidth(page, 'a table with a bubble');
  await photograph(page, 'phone-bubble');
  await isAccessible(page, 'a table with a bubble');

  await button(page).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Ben and have fun');
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAccessibleName('Log and chat');
  await expect(bubble(page, 'and have fun')).toHaveCount(0);
});

test('tapping a speech bubble closes it, and its message stays unread', async ({ visit }) => {
  const page = await visit(phone);
  const at = await PreparedTable.open(page, table);
  await expect(button(page)).toBeVisible();
  at.chat(2, 'hello');
  await bubble(page, 'hello').click();
  await expect(bubble(page, 'hello')).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName(/1 new message/);
});

test('muted players stay muted after a reload, and the chat can be hidden and shown', async ({ visit }) => {
  const page = await visit(phone);
  const at = await PreparedTable.open(page, table);
  await button(page).click();
  await page.getByText('Mute players or hide chat').click();
  await page.getByLabel('Mute Ben').check();
  await page.keyboard.press('Escape');
  at.chat(1, 'you cannot hear this');
  at.chat(3, 'but this');
  await expect(bubble(page, 'but this')).toBeVisible();
  await expect(button(page)).toHaveAccessibleName(/1 new message/);
  await expect(page.getByText('you cannot hear this')).toHaveCount(0);

  await page.reload();
  await button(page).click();
  await page.getByText('Mute players or hide chat').click();
  await expect(page.getByLabel('Mute Ben')).toBeChecked();
  await page.getByRole('button', { name: 'Hide chat' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show chat' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toBeVisible();
});

test('seats show who is connected, on phones too', async ({ visit }) => {
  for (const viewport of [phone.viewport, { width: 740, height: 360 }]) {
    const page = await visit({ ...phone, viewport, locale: 'tr' });
    const seats = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => ({ name, kind: 'person', level: '', here: true, away: false, hints: 0, ready: false }));
    const at = await PreparedTable.open(page, table);
    const ben = page.locator('section', { hasText: 'Ben' }).locator('.presence');
    await expect(ben).toHaveAttribute('title', 'bağlı');
    at.change({ seats: seats.map((seat, i) => (i === 1 ? { ...seat, here: false } : seat)) });
    await expect(ben).toHaveAttribute('title', 'bağlı değil');
    await expect(ben).toBeVisible();
    at.chat(2, 'Selam!');
    await expect(bubble(page, 'Selam!')).toBeVisible();
    await photograph(page, `presence-${viewport.width}-tr`);
  }
});
