// Words shared by all card games.
import type { Words } from './en';

const zhHant: Words = {
  suits: { C: '梅花', D: '方塊', H: '紅心', S: '黑桃' },
  ranks: { J: 'J', Q: 'Q', K: 'K', A: 'A' } as Readonly<Record<string, string>>,
  card: (rank: string, suit: string) => `${suit} ${rank}`,
  cards: (count: number) => `${count} 張牌`,
};

export default zhHant;
