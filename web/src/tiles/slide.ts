// Tiles glide to their new place, also from the rack to the table and back.
import { moving } from '../shared/motion';

type Positions = ReadonlyMap<string, DOMRect>;
const pieces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-piece]');
const LEAST = 3; // pixels that are worth a movement

export function positions(root: HTMLElement): Positions {
  return new Map([...pieces(root)].map((piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()]));
}

export function slide(root: HTMLElement, before: Positions): void {
  const duration = moving(180);
  if (duration === 0) return;
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset['piece'] ?? '');
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) + Math.abs(y) < LEAST) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    piece.animate([{ transform: start, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], { duration, easing: 'ease-out' });
  }
}
