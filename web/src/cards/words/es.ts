// Words shared by all card games.
import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  suits: { C: 'tréboles', D: 'diamantes', H: 'corazones', S: 'picas' },
  ranks: { J: 'jota', Q: 'reina', K: 'rey', A: 'as' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} de ${suit}`,
  cards: (cards: number) => count(cards, 'carta', 'cartas'),
};

export default es;
