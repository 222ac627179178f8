import { pick } from '../../words';

const en = {
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
};

export const big2Words = pick({ en });
