// Words shared by all card games.
import { count } from '../../words/ro';
import type { Words } from './en';

const ro: Words = {
  suits: { C: 'treflă', D: 'caro', H: 'cupă', S: 'pică' },
  ranks: { J: 'valet', Q: 'damă', K: 'popă', A: 'as' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} de ${suit}`,
  cards: (cards: number) => count(cards, 'carte', 'cărți'),
};

export default ro;
