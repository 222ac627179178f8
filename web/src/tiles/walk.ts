// Arrow keys on rack and table: left and right to the next tile, up and down to the nearest one.

const STOP = '[data-piece]';

function middle({ left, width, top, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

function beside(root: HTMLElement, from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const region = from.closest<HTMLElement>('[data-region]') ?? root;
  const stops = [...region.querySelectorAll<HTMLElement>(STOP)];
  return stops[stops.indexOf(from) + by] ?? null;
}

// The nearest row first, then the nearest in it.
function above(root: HTMLElement, from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const [x, y] = middle(from.getBoundingClientRect());
  const half = from.getBoundingClientRect().height / 2;
  const beyond = [...root.querySelectorAll<HTMLElement>(STOP)]
    .map((stop) => ({ stop, at: middle(stop.getBoundingClientRect()) }))
    .filter(({ at }) => (at[1] - y) * by > half);
  const row = Math.min(...beyond.map(({ at }) => (at[1] - y) * by));
  const inRow = beyond.filter(({ at }) => (at[1] - y) * by < row + half);
  return inRow.toSorted((one, other) => Math.abs(one.at[0] - x) - Math.abs(other.at[0] - x))[0]?.stop ?? null;
}

function end(root: HTMLElement, from: HTMLElement, at: 0 | -1): HTMLElement | null {
  const region = from.closest<HTMLElement>('[data-region]') ?? root;
  return [...region.querySelectorAll<HTMLElement>(STOP)].at(at) ?? null;
}

// The tile a key leads to; undefined for other keys.
export function walk(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowLeft':
      return beside(root, from, -1);
    case 'ArrowRight':
      return beside(root, from, 1);
    case 'ArrowUp':
      return above(root, from, -1);
    case 'ArrowDown':
      return above(root, from, 1);
    case 'Home':
      return end(root, from, 0);
    case 'End':
      return end(root, from, -1);
    default:
      return undefined;
  }
}

// Keeps the focus when the focused tile moves: with the tile on the table, and at the same place on the rack. A moved
// tile loses the focus for a moment. Call the returned function after the change.
export function keepFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  const region = focused?.closest<HTMLElement>('[data-region]');
  if (!(focused instanceof HTMLElement) || !region || !root.contains(region)) return () => undefined;
  const stops = () => [...region.querySelectorAll<HTMLElement>(STOP)];
  const at = stops().indexOf(focused);
  const same = `[data-piece="${CSS.escape(focused.dataset['piece'] ?? '')}"]`;
  return () => {
    const nowhere = document.activeElement === document.body;
    if (focused.isConnected || !region.isConnected) return nowhere ? focused.focus() : undefined;
    const followed = region.dataset['region'] === 'rack' ? null : root.querySelector<HTMLElement>(same);
    const now = stops();
    (followed ?? now[Math.min(at, now.length - 1)] ?? root.querySelector<HTMLElement>(STOP))?.focus();
  };
}
