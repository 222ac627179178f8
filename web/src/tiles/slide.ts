// Tiles glide to their new places, also between rack and table; new ones start where they were before.
import { fly } from '../shared/fly';
import { moving, travelling } from '../shared/motion';

interface Place {
  readonly rect: DOMRect;
  readonly region: string; // "rack", "board"; empty if it was dragged there
}
type Places = ReadonlyMap<string, Place>;
const pieces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-piece]');
const regionOf = (piece: HTMLElement) => piece.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? '';
const LEAST = 3; // smallest distance in pixels worth animating

// A dragged tile continues from where it was dropped.
export function placesIn(root: HTMLElement, dragged: ReadonlyMap<string, DOMRect>): Places {
  const lying = [...pieces(root)].map((piece) => {
    const place: Place = { rect: piece.getBoundingClientRect(), region: regionOf(piece) };
    return [piece.dataset['piece'] ?? '', place] as const;
  });
  return new Map([...lying, ...[...dragged].map(([piece, rect]) => [piece, { rect, region: '' }] as const)]);
}

// `origin` says where a new tile comes from, given where it is now.
export function slide(root: HTMLElement, before: Places, origin: (region: string) => DOMRect | null): void {
  if (moving(1) === 0) return;
  for (const piece of pieces(root)) {
    const region = regionOf(piece);
    const known = before.get(piece.dataset['piece'] ?? '');
    const begin = known?.rect ?? origin(region);
    const end = piece.getBoundingClientRect();
    if (!begin || Math.abs(begin.x - end.x) + Math.abs(begin.y - end.y) < LEAST) continue;
    if (known?.region === region) glide(piece, begin, end);
    else fly(piece, { begin, end, duration: travelling(), stays: true });
  }
}

function glide(piece: HTMLElement, begin: DOMRect, end: DOMRect): void {
  const start = `translate(${begin.x - end.x}px, ${begin.y - end.y}px) scale(${begin.width / end.width})`;
  const steps = [{ transform: start, transformOrigin: '0 0' }, { transformOrigin: '0 0' }];
  piece.animate(steps, { duration: moving(180), easing: 'ease-out' });
}
