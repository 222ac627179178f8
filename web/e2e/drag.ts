// Things that are dragged, by mouse or by finger.
import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}
type Arrived = () => Promise<unknown>; // what is waited for before it is let go

// So far from the left top corner, or where that is negative from the other one; the middle where nothing is said.
export async function pointIn(target: Locator, x?: number, y?: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  const within = (size: number, at = size / 2) => (at < 0 ? size + at : at);
  return { x: box.x + within(box.width, x), y: box.y + within(box.height, y) };
}

export async function dragByMouse(page: Page, begin: Point, end: Point, arrived?: Arrived) {
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await arrived?.();
  await page.mouse.up();
}

// To the middle of the other or to a point in it; both have come to rest before it begins.
export async function drag(page: Page, from: Locator, to: Locator, x?: number, y?: number) {
  await (await to.elementHandle())?.waitForElementState('stable'); // something may lie on it, so it cannot be hovered over
  await from.hover();
  await dragByMouse(page, await pointIn(from), await pointIn(to, x, y));
}

export async function dragByFinger(page: Page, begin: Point, end: Point, arrived?: Arrived) {
  const STEPS = 6;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const after = (step: number) => ({ x: begin.x + ((end.x - begin.x) * step) / STEPS, y: begin.y + ((end.y - begin.y) * step) / STEPS });
  await touch('touchStart', [begin]);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', [after(step)]);
  await arrived?.();
  await touch('touchEnd', []);
}
