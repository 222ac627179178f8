// What every game of cards says alike.
import type { Words } from './en';

const es: Words = {
  suits: { C: 'tréboles', D: 'diamantes', H: 'corazones', S: 'picas' },
  ranks: { J: 'jota', Q: 'reina', K: 'rey', A: 'as' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} de ${suit}`,
  cards: (count: number) => (count === 1 ? '1 carta' : `${count} cartas`),
};

export default es;
