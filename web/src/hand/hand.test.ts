import { describe, expect, it } from 'vitest';
import { Hand } from './hand.svelte';

const nothingKept = () => [];

function handOf(...tiles: string[]): Hand {
  const hand = new Hand();
  hand.hold(1, tiles, nothingKept);
  return hand;
}

describe('a hand', () => {
  it('selects and deselects tiles', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.toggle('H5');
    hand.toggle('C3');
    expect(hand.chosenTiles).toEqual(['C3', 'H5']);
    hand.toggle('C3');
    expect(hand.chosenTiles).toEqual(['H5']);
    hand.clear();
    expect(hand.chosenTiles).toEqual([]);
  });

  it('replaces the choice if only one tile can be chosen', () => {
    const hand = handOf('C3', 'D4');
    hand.single = true;
    hand.toggle('C3');
    hand.toggle('D4');
    expect(hand.chosenTiles).toEqual(['D4']);
    hand.toggle('D4');
    expect(hand.chosenTiles).toEqual([]);
  });

  it('keeps its order and choice while others play', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.reorder(['H5', 'C3', 'D4']);
    hand.toggle('C3');
    hand.hold(1, ['C3', 'D4', 'H5'], nothingKept);
    expect(hand.order).toEqual(['H5', 'C3', 'D4']);
    expect(hand.chosenTiles).toEqual(['C3']);
  });

  it('deselects tiles that were played', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.toggle('H5');
    expect(hand.current).toBe(2);
    hand.hold(1, ['C3', 'D4'], nothingKept);
    expect(hand.chosenTiles).toEqual([]);
    expect(hand.current).toBe(1);
  });

  it('does not choose a copy of a tile that was played', () => {
    const hand = handOf('QS', 'QS', 'KS');
    hand.toggle('QS');
    hand.toggle('KS');
    hand.hold(1, ['QS', 'KS'], nothingKept);
    expect(hand.chosenTiles).toEqual(['KS']);
  });

  it('restores its order after a reload, and starts over in a new deal', () => {
    const hand = new Hand();
    hand.hold(2, ['C3', 'D4', 'H5'], () => ['H5', 'S2', 'C3']);
    expect(hand.order).toEqual(['H5', 'C3', 'D4']);
    hand.hold(3, ['S7', 'S6'], nothingKept);
    expect(hand.order).toEqual(['S7', 'S6']);
  });

  it('moves the focused tile by keyboard', () => {
    const hand = handOf('C3', 'D4', 'H5');
    hand.carry(1);
    hand.carry(1);
    expect(hand.order).toEqual(['D4', 'H5', 'C3']);
    expect(hand.current).toBe(2);
    hand.carry(1);
    expect(hand.current).toBe(2);
  });

  it('is arranged by the server, with tiles it leaves out at the end', () => {
    const hand = handOf('C3', 'D3', 'H5', 'H6');
    hand.toggle('H5');
    hand.arrange([['H5', 'H6'], ['C3']]);
    expect(hand.order).toEqual(['H5', 'H6', 'C3', 'D3']);
    expect(hand.chosenTiles).toEqual(['H5']);
  });

  it('knows where groups begin until it is rearranged', () => {
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
