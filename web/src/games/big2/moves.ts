// Moves as texts: "C3 D3", "pass".

export const PASS = 'pass';
export const tilesOf = (move: string): readonly string[] => (move === PASS ? [] : move.split(' '));
