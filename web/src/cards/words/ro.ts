// What every game of cards says alike.
import type { Words } from './en';

const ro: Words = {
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
};

export default ro;
