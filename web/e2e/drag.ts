// Dragging by mouse or by finger.
import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}
type Arrived = () => Promise<unknown>; // awaited before letting go

// The point x from the left and y from the top (from the right or the bottom if negative); by default the middle.
export async function pointIn(target: Locator, x?: number, y?: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not visible');
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

// Drags to the middle of the target or to a point in it, once both have stopped moving.
export async function drag(page: Page, from: Locator, to: Locator, x?: number, y?: number) {
  await (await to.elementHandle())?.waitForElementState('stable'); // it may be covered, so it cannot be hovered over
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
