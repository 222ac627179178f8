// Words shared by all card games.
import { count } from '../../words/en';

const en = {
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  cards: (cards: number) => count(cards, 'card', 'cards'),
};

export default en;
export type Words = typeof en;
