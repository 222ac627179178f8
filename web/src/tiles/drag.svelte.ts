// Dragging tiles by mouse, pen or finger. The library used for cards in a hand drags one item at a time, and either all
// or no items of a zone; here several tiles move at once, and some must stay.

export interface Spot {
  readonly zone: string; // "rack", "set", "new", or one of the game's own
  readonly set: string; // if the zone is a set
  readonly before: string | null; // the piece it goes before; null at the end
  readonly on: string | null; // the piece under the pointer
  readonly place: number | null; // or the place, if the zone has places
}

export interface DragSetup {
  // The pieces dragged together with the grabbed one; none if it must stay.
  readonly grip: (piece: string) => readonly string[];
  readonly allows: (pieces: readonly string[], zone: string) => boolean;
  readonly drop: (pieces: readonly string[], spot: Spot) => void;
}

// The pointer's position within the grabbed tile, and the tile's size.
export interface Hold {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const GHOST_GAP = 2; // pixels between tiles that are dragged together
const FAR = 6; // a press that moves this many pixels is a drag
const HOLD_MS = 220; // in a scrolling area a finger must rest first
const ORDERED = new Set(['rack', 'set']); // zones in which the order matters
const EDGE = 28; // distance from the edge at which a list scrolls by itself

export class Drag {
  pieces = $state.raw<readonly string[]>([]);
  at = $state.raw({ x: 0, y: 0 });
  spot = $state.raw<Spot | null>(null);
  hold = $state.raw<Hold>({ x: 0, y: 0, width: 0, height: 0 });
  dropped: ReadonlyMap<string, DOMRect> = new Map(); // where the pieces were dropped, until the next press
  readonly active = $derived(this.pieces.length > 0);

  #ended = false;
  #stop: (() => void) | null = null;

  constructor(private readonly setup: DragSetup) {}

  // Ignore the click that browsers fire at the end of a drag.
  endsNow(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }

  press(event: PointerEvent): void {
    this.#ended = false;
    this.dropped = new Map();
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (!piece || event.button !== 0 || !event.isPrimary || this.#stop) return;
    const gripped = piece.dataset['piece'] ?? '';
    const pieces = this.setup.grip(gripped);
    if (pieces.length === 0) return;
    this.hold = holdOf(piece, event, pieces.indexOf(gripped));
    const scrolls = event.pointerType === 'touch' && getComputedStyle(piece).touchAction !== 'none';
    this.#follow(pieces, { x: event.clientX, y: event.clientY }, scrolls);
  }

  cancel(): void {
    this.#stop?.();
  }

  #follow(pieces: readonly string[], from: { x: number; y: number }, scrolls: boolean): void {
    const begin = () => (this.pieces = pieces);
    const resting = scrolls ? setTimeout(begin, HOLD_MS) : undefined;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!this.active && Math.hypot(x - from.x, y - from.y) > FAR) {
        if (scrolls) return this.cancel();
        begin();
      }
      if (!this.active) return;
      this.at = { x, y };
      this.spot = this.#spotAt(x, y);
      scrollNear(x, y);
    };
    const up = (event: PointerEvent) => {
      move(event);
      const { active, spot } = this;
      this.dropped = active ? this.#places() : new Map();
      this.cancel();
      this.#ended = active;
      if (active && spot) this.setup.drop(pieces, spot);
    };
    const cancel = () => this.cancel();
    const key = ({ key }: KeyboardEvent) => key === 'Escape' && this.cancel();
    // A dragging finger must neither scroll nor open a context menu.
    const still = (event: Event) => this.active && event.preventDefault();
    const listening = new AbortController();
    const options = { signal: listening.signal };
    this.at = from;
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', cancel, options);
    addEventListener('keydown', key, options);
    addEventListener('contextmenu', still, options);
    addEventListener('touchmove', still, { ...options, passive: false });
    this.#stop = () => {
      clearTimeout(resting);
      listening.abort();
      this.#stop = null;
      this.pieces = [];
      this.spot = null;
    };
  }

  // The places of all dragged tiles, as the ghost shows them.
  #places(): Map<string, DOMRect> {
    const { x, y, width, height } = this.hold;
    const left = (i: number) => this.at.x - x + i * (width + GHOST_GAP);
    return new Map(this.pieces.map((piece, i) => [piece, new DOMRect(left(i), this.at.y - y, width, height)]));
  }

  #spotAt(x: number, y: number): Spot | null {
    const under = document.elementFromPoint(x, y);
    const zone = under?.closest<HTMLElement>('[data-zone]');
    const kind = zone?.dataset['zone'] ?? '';
    if (!zone || !this.setup.allows(this.pieces, kind)) return null;
    const place = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
    return {
      zone: kind,
      set: zone.dataset['set'] ?? '',
      before: ORDERED.has(kind) ? this.#before(zone, x, y) : null,
      on: under?.closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? null,
      place: place === undefined ? null : Number(place),
    };
  }

  // The first piece after the pointer, in reading order.
  #before(zone: HTMLElement, x: number, y: number): string | null {
    for (const piece of zone.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      if (y < top || (y <= bottom && x < (left + right) / 2)) return piece.dataset['piece'] ?? null;
    }
    return null;
  }
}

// A pile has more than its top tile, and a tile may have a mark in its corner: the largest picture is the tile.
function holdOf(piece: HTMLElement, { clientX, clientY }: PointerEvent, at: number): Hold {
  const pictures = [...piece.querySelectorAll('svg')].map((picture) => picture.getBoundingClientRect());
  const { left, top, width, height } = pictures.toSorted((one, other) => other.width - one.width)[0] ?? piece.getBoundingClientRect();
  const within = (way: number, size: number) => Math.min(Math.max(way, 0), size);
  return { x: within(clientX - left, width) + Math.max(0, at) * (width + GHOST_GAP), y: within(clientY - top, height), width, height };
}

function scrollNear(x: number, y: number): void {
  const list = document.elementFromPoint(x, y)?.closest('[data-region]');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy({ top: -EDGE / 2 });
  else if (y > bottom - EDGE) list.scrollBy({ top: EDGE / 2 });
}
