// Dragging tiles by mouse, pen or finger. The library that moves cards within a hand carries one thing at a time
// and lets all or nothing of a zone be dragged; here several tiles go at once, and some have to stay.

export interface Spot {
  readonly zone: string; // "rack", "set", "new", or one of the game's own
  readonly set: string; // where the zone is one
  readonly before: string | null; // the piece it goes before; null at the end
  readonly on: string | null; // the piece under the pointer
  readonly place: number | null; // or the place, where a zone has some
}

export interface DragSetup {
  // The pieces that go along with the one that is gripped; none where it has to stay.
  readonly grip: (piece: string) => readonly string[];
  readonly allows: (pieces: readonly string[], zone: string) => boolean;
  readonly drop: (pieces: readonly string[], spot: Spot) => void;
}

const FAR = 6; // pixels from which on a press is a drag
const HOLD_MS = 220; // where a finger's movement scrolls, it has to rest first
const ORDERED = new Set(['rack', 'set']); // zones in which the place matters
const EDGE = 28; // near which a list scrolls by itself

export class Drag {
  pieces = $state.raw<readonly string[]>([]);
  at = $state.raw({ x: 0, y: 0 });
  spot = $state.raw<Spot | null>(null);
  readonly active = $derived(this.pieces.length > 0);

  #ended = false;
  #stop: (() => void) | null = null;

  constructor(private readonly setup: DragSetup) {}

  // A drag ends with a click of the browser's that nobody meant.
  endsNow(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }

  press(event: PointerEvent): void {
    this.#ended = false;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (!piece || event.button !== 0 || !event.isPrimary || this.#stop) return;
    const pieces = this.setup.grip(piece.dataset['piece'] ?? '');
    if (pieces.length === 0) return;
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
      this.cancel();
      this.#ended = active;
      if (active && spot) this.setup.drop(pieces, spot);
    };
    const cancel = () => this.cancel();
    const key = ({ key }: KeyboardEvent) => key === 'Escape' && this.cancel();
    // A finger that drags does not scroll, and does not ask for a menu.
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

  // The first that lies behind the pointer, in reading order.
  #before(zone: HTMLElement, x: number, y: number): string | null {
    for (const piece of zone.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      if (y < top || (y <= bottom && x < (left + right) / 2)) return piece.dataset['piece'] ?? null;
    }
    return null;
  }
}

function scrollNear(x: number, y: number): void {
  const list = document.elementFromPoint(x, y)?.closest('[data-region]');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy({ top: -EDGE / 2 });
  else if (y > bottom - EDGE) list.scrollBy({ top: EDGE / 2 });
}
