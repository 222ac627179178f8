// Moves as texts: "draw", or the whole table as it shall lie.

export const DRAW = 'draw';
