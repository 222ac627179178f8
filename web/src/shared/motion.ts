// The player's animation speed. By default nothing moves if the system asks for reduced motion.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { settings, type Motion } from '../keep/settings.svelte';
import type { Side } from '../table/around';
import { fly } from './fly';
import { heldRect, spotRect } from './spots';

const PACES: Readonly<Record<Motion, number>> = { slow: 2.2, normal: 1, fast: 0.5, off: 0 };
const TRAVEL_MS = 300;

export const motion = (): Motion => settings.motion ?? (prefersReducedMotion.current ? 'off' : 'normal');
export const moving = (milliseconds: number) => milliseconds * PACES[motion()];
export const travelling = () => moving(TRAVEL_MS);

const NOTHING: TransitionConfig = { duration: 0 };
const from: Readonly<Record<Side, readonly [number, number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

export interface Arrival {
  readonly spot: string | null; // where it comes from; null if it was already here
  readonly tiles?: readonly string[]; // if it may come from the player's hand
  readonly side?: Side; // where it comes from if the spot is not visible
}

// Moves from where it was to where it is drawn now.
export function arrive(node: HTMLElement, { spot, tiles = [], side }: Arrival): TransitionConfig {
  const duration = travelling();
  if (duration === 0 || spot === null) return NOTHING;
  const begin = heldRect(tiles) ?? spotRect(node, spot);
  if (begin) {
    fly(node, { begin, end: node.getBoundingClientRect(), duration, stays: true });
    return NOTHING;
  }
  if (!side) return NOTHING;
  const [x, y] = from[side];
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u * 26}vmin, ${y * u * 22}vmin) scale(${0.8 + 0.2 * t}); opacity: ${t}`,
  };
}

// Moves away to a place where it disappears: a trick to its winner.
export function depart(node: HTMLElement, { spot }: { spot: string | null }): TransitionConfig {
  const duration = travelling();
  const end = duration === 0 || spot === null ? null : spotRect(node, spot);
  if (end) fly(node, { begin: node.getBoundingClientRect(), end, duration, stays: false });
  return NOTHING;
}
