// Movements of 150 to 250 ms, and none at all for who asked for less.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Side } from '../table/around';

const from: Readonly<Record<Side, readonly [number, number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

export const moving = (milliseconds: number) => (prefersReducedMotion.current ? 0 : milliseconds);

// Comes in from the side of the table where it was played.
export function arrive(_: Element, { side }: { side: Side }): TransitionConfig {
  const [x, y] = from[side];
  return {
    duration: moving(230),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u * 26}vmin, ${y * u * 22}vmin) scale(${0.8 + 0.2 * t}); opacity: ${t}`,
  };
}
