import { expect, it } from 'vitest';
import { seatIn, textIn, tilesIn, wordIn } from './arguments';

const event = { key: 'k', seat: { seat: 2 }, cards: ['C3', 'D3'], card: 'C3', pattern: { name: 'pair', key: 'p.pair' }, left: 4 };

it('finds arguments by type', () => {
  expect(seatIn(event)).toBe(2);
  expect([tilesIn(event, 'cards'), tilesIn(event, 'card')]).toEqual([['C3', 'D3'], ['C3']]);
  expect(textIn(event, 'card')).toBe('C3');
  expect(wordIn(event, 'pattern')).toEqual({ key: 'p.pair' });
});

it('finds nothing if the type differs or the argument is missing', () => {
  expect(seatIn({ key: 'k', seat: 2 })).toBeNull();
  expect(seatIn({ key: 'k' })).toBeNull();
  expect([tilesIn(event, 'left'), tilesIn(event, 'pattern'), tilesIn(event, 'none')]).toEqual([[], [], []]);
  expect([textIn(event, 'cards'), textIn(event, 'none')]).toEqual(['', '']);
  expect([wordIn(event, 'cards'), wordIn(event, 'seat'), wordIn(event, 'none')]).toEqual([null, null, null]);
});
