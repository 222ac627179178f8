// Where seats are drawn: ours at the bottom, the others around the table in the order of play, starting at the left or
// at the right.

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface PlacedSeat {
  readonly seat: number;
  readonly side: Side;
}

export function sideOf(seat: number, bottom: number, seats: number, toTheRight = false): Side {
  const steps = toTheRight ? bottom - seat : seat - bottom;
  const after = ((steps % seats) + seats) % seats;
  if (after === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (after === 1) return 'left';
  return after === seats - 1 ? 'right' : 'top';
}

// All seats but the bottom one, in the order of play.
export function others(bottom: number, seats: number, toTheRight = false): PlacedSeat[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, i) => {
    const seat = (bottom + 1 + i) % seats;
    return { seat, side: sideOf(seat, bottom, seats, toTheRight) };
  });
}
