// A copy of an element that flies over the table, so that no scrolling list clips it.

export interface Flight {
  readonly begin: DOMRect;
  readonly end: DOMRect;
  readonly duration: number;
  readonly stays: boolean; // whether the element is at the destination (hidden until the copy arrives) or gone by then
}

const LEAST = 3; // smallest distance in pixels worth animating

export function fly(node: HTMLElement, { begin, end, duration, stays }: Flight): void {
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const [[fromX, fromY], [toX, toY]] = [middle(begin), middle(end)];
  if (Math.hypot(fromX - toX, fromY - toY) < LEAST) return;

  const shown = stays ? end : begin;
  const picture = pictureOf(node, shown);
  (node.closest('dialog') ?? document.body).append(picture);
  // Scales to the destination's size; a seat is wider than a tile, so there the tile shrinks.
  const away = (other: DOMRect, [x, y]: readonly [number, number]) => {
    const scale = stays ? other.height / shown.height : Math.min(0.5, other.height / shown.height);
    const [hereX, hereY] = middle(shown);
    return `translate(${x - hereX}px, ${y - hereY}px) scale(${Math.min(1.6, Math.max(0.3, scale))})`;
  };
  const steps = stays
    ? [{ transform: away(begin, [fromX, fromY]) }, { transform: 'none' }]
    : [{ transform: 'none' }, { transform: away(end, [toX, toY]), opacity: 0.25 }];
  const { opacity } = node.style;
  if (stays) node.style.opacity = '0';
  const flight = picture.animate(steps, { duration, easing: 'cubic-bezier(0.25, 0.6, 0.3, 1)', fill: 'forwards' });
  void flight.finished
    .catch(() => null)
    .then(() => {
      picture.remove();
      node.style.opacity = opacity;
    });
}

// Hidden from screen readers, and not found in place of the real element.
function pictureOf(node: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>('[id], [data-piece], [data-spot]')]) {
    each.removeAttribute('id');
    for (const name of Object.keys(each.dataset)) delete each.dataset[name];
  }
  const { color, fontSize } = getComputedStyle(node);
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  const free = { position: 'fixed', right: 'auto', bottom: 'auto', margin: '0', zIndex: '6', pointerEvents: 'none' };
  const still = { animation: 'none', transition: 'none', opacity: '1' };
  Object.assign(picture.style, place, free, still, { color, fontSize });
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  picture.dataset['flight'] = '';
  return picture;
}
