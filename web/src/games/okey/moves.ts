// Moves as texts: "draw", "take", "show", "pass", "discard K5".

export const DRAW = 'draw';
export const TAKE = 'take';
export const SHOW = 'show';
export const PASS = 'pass';

const DISCARD = 'discard ';
export const discardText = (tile: string) => DISCARD + tile;
// Empty for other moves.
export const discardOf = (move: string) => (move.startsWith(DISCARD) ? move.slice(DISCARD.length) : '');
