// Words shared by all card games.
import type { Words } from './en';

const tr: Words = {
  suits: { C: 'sinek', D: 'karo', H: 'kupa', S: 'maça' },
  ranks: { J: 'valesi', Q: 'kızı', K: 'papazı', A: 'ası' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${suit} ${rank}`,
  cards: (count: number) => `${count} kart`,
};

export default tr;
