// Moves as texts: "bid 30", "pass", "trump C", "take 10C", "keep AS AS KC ...", "play 10C".

export const PASS = 'pass';

const after = (verb: string) => (move: string) => (move.startsWith(`${verb} `) ? move.slice(verb.length + 1) : '');

// Each is empty for other moves.
export const trumpOf = after('trump');
export const takeOf = after('take');
export const playOf = after('play');
export const keepOf = (move: string): readonly string[] => after('keep')(move).split(' ').filter(Boolean);

export function bidOf(move: string): number | null {
  const bid = after('bid')(move);
  return bid === '' ? null : Number(bid);
}

export const bidText = (bid: number) => `bid ${bid}`;
export const trumpText = (suit: string) => `trump ${suit}`;
export const takeText = (card: string) => `take ${card}`;
export const playText = (card: string) => `play ${card}`;
export const keepText = (cards: readonly string[]) => `keep ${cards.join(' ')}`;

// The cards that a move plays from the player's hand.
export const cardsOf = (move: string): readonly string[] => [...keepOf(move), ...[playOf(move)].filter(Boolean)];
