// Places that tiles and cards come from and go to, by the names that the table gives them (data-spot).

export const STOCK = 'stock';
export const seatSpot = (seat: number) => `seat-${seat}`; // a seat's badge, or one's own tiles
export const pileSpot = (seat: number) => `pile-${seat}`; // its discards

// Its current place, or null if not visible. Inside a dialog only the dialog is searched.
export function spotRect(near: Element, spot: string): DOMRect | null {
  const root = near.closest('dialog') ?? document;
  const found = [...root.querySelectorAll(`[data-spot="${spot}"]`)].map((each) => each.getBoundingClientRect());
  return found.find(({ width }) => width > 0) ?? null;
}

// Where the player's tiles were before the last change: a played tile starts from there.
let held: ReadonlyMap<string, DOMRect> = new Map();

// Dragged tiles are already in place.
export function rememberHeld(tiles: Iterable<HTMLElement>, dragged: ReadonlyMap<string, DOMRect> = new Map()): void {
  const found = new Map<string, DOMRect>();
  for (const tile of tiles) {
    const face = tile.dataset['face'] ?? '';
    const raised = tile.getAttribute('aria-pressed') === 'true'; // of two identical tiles the chosen one is played
    if (raised || dragged.has(tile.dataset['piece'] ?? '') || !found.has(face)) found.set(face, dragged.get(tile.dataset['piece'] ?? '') ?? tile.getBoundingClientRect());
  }
  held = found;
}

// The centre of the known positions.
export function heldRect(faces: readonly string[]): DOMRect | null {
  const rects = faces.flatMap((face) => held.get(face) ?? []);
  const [first] = rects;
  if (!first) return null;
  const middle = (side: (rect: DOMRect) => number) => rects.reduce((sum, rect) => sum + side(rect), 0) / rects.length;
  return new DOMRect(middle(({ x }) => x), middle(({ y }) => y), first.width, first.height);
}
