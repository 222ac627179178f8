// Moves as texts: "draw", "take", "discard 7r", "lay 8r 8g 8b, 2y 3y J discard 5g".

export const DRAW = 'draw';
export const TAKE = 'take';

// Empty if a move has no such part.
export interface MoveParts {
  readonly sets: string;
  readonly discard: string;
}

export function moveText({ sets, discard }: MoveParts): string {
  return [sets && `lay ${sets}`, discard && `discard ${discard}`].filter(Boolean).join(' ');
}

export function partsOf(move: string): MoveParts {
  const found = /^(?:lay (.+?))? ?(?:discard (\S+))?$/.exec(move);
  return { sets: found?.[1] ?? '', discard: found?.[2] ?? '' };
}
