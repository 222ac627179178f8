import { describe, expect, it } from 'vitest';
import { isSuit, rankFirst, suitFirst } from './card';

const plain = (text: string) => text.replaceAll('\u2060', '');

describe('texts of cards', () => {
  it('are read in the order that a game writes them', () => {
    expect(suitFirst.parseCard('S10')).toEqual({ suit: 'S', rank: '10' });
    expect(rankFirst.parseCard('10S')).toEqual({ suit: 'S', rank: '10' });
    for (const text of ['', 'C1', 'X3', 'C11', 'c3', 'C3 ', '3C']) expect(suitFirst.parseCard(text)).toBeNull();
    for (const text of ['', '1C', '3X', '11C', '3c', ' 3C', 'C3']) expect(rankFirst.parseCard(text)).toBeNull();
  });

  it('are shown and spoken', () => {
    expect(plain(suitFirst.shown('C3 D10'))).toBe('3♣ 10♦');
    expect(plain(rankFirst.shown('AS 10H'))).toBe('A♠ 10♥');
    expect(suitFirst.spoken('C3 HQ')).toBe('3 of clubs, queen of hearts');
    expect(rankFirst.spoken('3C QH')).toBe('3 of clubs, queen of hearts');
  });

  it('are left alone if they are not cards', () => {
    expect([suitFirst.shown('smart'), rankFirst.shown('trump C')]).toEqual(['smart', 'trump C']);
    expect(suitFirst.spoken('C3 and more')).toBe('C3 and more');
  });

  it('include suits', () => {
    expect(['S', 'X', '', 'toString'].map(isSuit)).toEqual([true, false, false, false]);
    expect(suitFirst.shown('C D H S')).toBe('♣ ♦ ♥ ♠');
    expect(suitFirst.spoken('C S')).toBe('clubs, spades');
    expect(suitFirst.shown('C')).toBe('C');
  });
});
