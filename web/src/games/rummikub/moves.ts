// Moves as texts: "draw", or the whole new table.

export const DRAW = 'draw';
