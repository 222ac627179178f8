// Where the seats are drawn: one's own at the bottom, the others round the table in the order of play.

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface PlacedSeat {
  readonly seat: number;
  readonly side: Side;
}

export function sideOf(seat: number, bottom: number, seats: number): Side {
  const after = (((seat - bottom) % seats) + seats) % seats;
  if (after === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (after === 1) return 'left';
  return after === seats - 1 ? 'right' : 'top';
}

// Everybody but the bottom seat, in the order of play.
export function others(bottom: number, seats: number): PlacedSeat[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, i) => {
    const seat = (bottom + 1 + i) % seats;
    return { seat, side: sideOf(seat, bottom, seats) };
  });
}
