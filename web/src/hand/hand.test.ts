import { describe, expect, it } from 'vitest';
import { Hand } from './hand.svelte';

const nothingKept = () => [];

function handOf(...tiles: string[]): Hand {
  const hand = new Hand();
  hand.hold(1, tiles, nothingKept);
  return hand;
}

describe('a hand', () => {
  it('chooses and gives back', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.toggle('H5');
    hand.toggle('C3');
    expect(hand.chosenTiles).toEqual(['C3', 'H5']);
    hand.toggle('C3');
    expect(hand.chosenTiles).toEqual(['H5']);
    hand.clear();
    expect(hand.chosenTiles).toEqual([]);
  });

  it('chooses one instead of another where only one can be', () => {
    const hand = handOf('C3', 'D4');
    hand.single = true;
    hand.toggle('C3');
    hand.toggle('D4');
    expect(hand.chosenTiles).toEqual(['D4']);
    hand.toggle('D4');
    expect(hand.chosenTiles).toEqual([]);
  });

  it('keeps its order and what is chosen when others play', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.reorder(['H5', 'C3', 'D4']);
    hand.toggle('C3');
    hand.hold(1, ['C3', 'D4', 'H5'], nothingKept);
    expect(hand.order).toEqual(['H5', 'C3', 'D4']);
    expect(hand.chosenTiles).toEqual(['C3']);
  });

  it('lets go of what was played', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.toggle('H5');
    expect(hand.current).toBe(2);
    hand.hold(1, ['C3', 'D4'], nothingKept);
    expect(hand.chosenTiles).toEqual([]);
    expect(hand.current).toBe(1);
  });

  it('does not choose what looks like a tile that was played', () => {
    const hand = handOf('QS', 'QS', 'KS');
    hand.toggle('QS');
    hand.toggle('KS');
    hand.hold(1, ['QS', 'KS'], nothingKept);
    expect(hand.chosenTiles).toEqual(['KS']);
  });

  it('takes the kept order after a reload, and the new order in a new deal', () => {
    const hand = new Hand();
    hand.hold(2, ['C3', 'D4', 'H5'], () => ['H5', 'S2', 'C3']);
    expect(hand.order).toEqual(['H5', 'C3', 'D4']);
    hand.hold(3, ['S7', 'S6'], nothingKept);
    expect(hand.order).toEqual(['S7', 'S6']);
  });

  it('carries the tile under the keyboard', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.carry(1);
    hand.carry(1);
    expect(hand.order).toEqual(['D4', 'H5', 'C3']);
    expect(hand.current).toBe(2);
    hand.carry(1);
    expect(hand.current).toBe(2);
  });

  it('is arranged by the server, and what it forgets stays at the end', () => {
    const hand = handOf('C3', 'D3', 'H5', 'H6');
    hand.toggle('H5');
    hand.arrange([['H5', 'H6'], ['C3']]);
    expect(hand.order).toEqual(['H5', 'H6', 'C3', 'D3']);
    expect(hand.chosenTiles).toEqual(['H5']);
  });

  it('knows where the groups of an arrangement begin, until it is rearranged', () => {
    const hand = handOf('C3', 'D3', 'H5', 'H6');
    hand.arrange([['H5', 'H6'], ['C3', 'D3']]);
    expect([...hand.starts]).toEqual(['C3']);
    hand.hold(1, ['C3', 'D3', 'H5', 'H6', 'S9'], nothingKept);
    expect([...hand.starts]).toEqual(['C3']);
    hand.reorder(['C3', 'D3', 'H5', 'H6']);
    expect(hand.starts.size).toBe(0);
  });

  it('puts a tile that came during a drag at the end', () => {
    const hand = handOf('C3', 'D4');
    hand.hold(1, ['C3', 'D4', 'H5'], nothingKept);
    hand.reorder(['D4', 'C3']);
    expect(hand.order).toEqual(['D4', 'C3', 'H5']);
  });
});
