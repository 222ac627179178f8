// Places that tiles and cards come from and go to, by the names that the table gives them (data-spot).

export const STOCK = 'stock';
export const seatSpot = (seat: number) => `seat-${seat}`; // a seat's badge, or one's own tiles
export const pileSpot = (seat: number) => `pile-${seat}`; // its discards

// Where it is now; nothing where it is not to be seen. What is in a dialog looks there only.
export function spotRect(near: Element, spot: string): DOMRect | null {
  const root = near.closest('dialog') ?? document;
  const found = [...root.querySelectorAll(`[data-spot="${spot}"]`)].map((each) => each.getBoundingClientRect());
  return found.find(({ width }) => width > 0) ?? null;
}

// Where own tiles were before the last change: what is played then comes from there.
let held: ReadonlyMap<string, DOMRect> = new Map();

// Where some were dragged to, they are there already.
export function rememberHeld(tiles: Iterable<HTMLElement>, dragged: ReadonlyMap<string, DOMRect> = new Map()): void {
  const found = new Map<string, DOMRect>();
  for (const tile of tiles) {
    const face = tile.dataset['face'] ?? '';
    const raised = tile.getAttribute('aria-pressed') === 'true'; // of two that look alike, the chosen one is played
    if (raised || dragged.has(tile.dataset['piece'] ?? '') || !found.has(face)) found.set(face, dragged.get(tile.dataset['piece'] ?? '') ?? tile.getBoundingClientRect());
  }
  held = found;
}

// The middle of those of them that are known.
export function heldRect(faces: readonly string[]): DOMRect | null {
  const rects = faces.flatMap((face) => held.get(face) ?? []);
  const [first] = rects;
  if (!first) return null;
  const middle = (side: (rect: DOMRect) => number) => rects.reduce((sum, rect) => sum + side(rect), 0) / rects.length;
  return new DOMRect(middle(({ x }) => x), middle(({ y }) => y), first.width, first.height);
}
