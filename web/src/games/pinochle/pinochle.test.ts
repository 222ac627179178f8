import { describe, expect, it } from 'vitest';
import { bidsOf, commonBids, raises, stepped } from './bids';
import { shown, spoken } from './card';
import { keysHelp, moveKeys, touchHelp } from './keys';
import { bidOf, cardsOf, keepOf, keepText, playOf, takeOf, trumpOf } from './moves';
import { aView } from './testing';
import { keepSize, previewOf } from './tray';

it('writes the rank of a card first, and knows a suit', () => {
  expect(shown('AS 10H').replaceAll('\u2060', '')).toBe('A♠ 10♥');
  expect(spoken('9C JD')).toBe('9 of clubs, jack of diamonds');
  expect([shown('C'), spoken('H')]).toEqual(['♣', 'hearts']);
});

it('reads moves', () => {
  const moves = ['bid 0', 'pass', 'trump C', 'take 10C', 'keep AS AS', 'play 9H'];
  expect(moves.map(bidOf)).toEqual([0, null, null, null, null, null]);
  expect(moves.map(trumpOf).join('')).toBe('C');
  expect(moves.map(takeOf).join('')).toBe('10C');
  expect(moves.map(playOf).join('')).toBe('9H');
  expect(moves.flatMap(keepOf)).toEqual(['AS', 'AS']);
  expect(moves.flatMap(cardsOf)).toEqual(['AS', 'AS', '9H']);
  expect(keepText(['AS', 'KC'])).toBe('keep AS KC');
});

describe('bids', () => {
  it('are raised by what the server offers', () => {
    expect(raises(['bid 60', 'bid 70', 'pass'], 50).map(({ bid, by }) => [bid, by])).toEqual([[60, 10], [70, 20]]);
    expect(raises(['bid 0', 'bid 10'], null)).toEqual([]);
  });
  it('start with a common one if it is offered', () => {
    expect(commonBids(['bid 0', 'bid 10', 'bid 100'])).toEqual([0, 100]);
  });
  it('go by tens, and not below zero', () => {
    expect([stepped(50, 1), stepped(50, -1), stepped(55, 1), stepped(55, -1), stepped(0, -1)]).toEqual([60, 40, 60, 50, 0]);
  });
  it('are told seat by seat', () => {
    const view = aView({ bids: [{ seat: 1, bid: 0 }, { seat: 0, bid: 20 }, { seat: 1, pass: true }] });
    expect([bidsOf([], view, 0), bidsOf([], view, 1)]).toEqual([['20'], ['0', 'pass']]);
    const bids = (seat: number, bid: number) => ({ key: 'pinochle.bids', seat: { seat }, bid });
    const events = [bids(1, 0), bids(0, 20), bids(1, 30), { key: 'pinochle.passes', seat: { seat: 0 } }];
    expect([bidsOf(events, view, 0), bidsOf(events, view, 1)]).toEqual([['20', 'pass'], ['0', '30']]);
  });
});

describe('the tray', () => {
  const moves = ['keep AS KS QS'];
  const judged = (draft: string) => ({
    type: 'assessment' as const, id: 'a', number: 1, draft, refusal: { key: 'pinochle.keep_twelve', count: 2 }, remark: null, worth: 40,
    parts: [{ part: 'KS QS', stands: true, remark: { key: 'pinochle.meld.royal_marriage' } }],
  });
  it('has as many cards as the moves', () => {
    expect([keepSize(moves), keepSize(['play AS']), keepSize([])]).toEqual([3, 0, 0]);
  });
  it('shows the melds that the server found', () => {
    expect(previewOf(['KS', 'QS'], moves, judged('keep KS QS'))).toEqual({
      chosen: 2, size: 3, worth: 40, melds: [{ title: { key: 'pinochle.meld.royal_marriage' }, cards: ['KS', 'QS'] }],
    });
  });
  it('forgets melds with the last card, and verdicts on other moves', () => {
    expect(previewOf([], moves, judged('keep KS QS')).melds).toEqual([]);
    expect(previewOf(['KS'], moves, judged('bid 40')).worth).toBe(0);
    expect(previewOf(['KS'], moves, null)).toEqual({ chosen: 1, size: 3, worth: 0, melds: [] });
  });
});

describe('keys', () => {
  it('press the buttons by their numbers', () => {
    expect(moveKeys(aView({ phase: 'bid' }), ['bid 110', 'bid 120', 'pass'])).toEqual({ 1: 'bid 110', 2: 'bid 120', p: 'pass' });
    expect(moveKeys(aView({ phase: 'bid', bid: null }), ['bid 0'])).toEqual({});
    expect(moveKeys(aView({ phase: 'trump' }), [])).toMatchObject({ 1: 'trump S', 4: 'trump C' });
    expect(moveKeys(aView({ phase: 'pick', open: ['AS', '9C'] }), [])).toEqual({ 1: 'take AS', 2: 'take 9C' });
    expect(moveKeys(aView(), ['play AH'])).toEqual({});
  });
  it('are explained', () => {
    expect(keysHelp(aView({ phase: 'trump' }))).toContain('1 ♠ 2 ♥ 3 ♦ 4 ♣');
    expect([keysHelp(aView({ phase: 'bid', bid: null })), keysHelp(aView())]).toEqual([
      expect.stringContaining('B bid'), expect.stringContaining('Enter play'),
    ]);
    expect(new Set((['bid', 'keep', 'play'] as const).map((phase) => touchHelp(aView({ phase })))).size).toBe(3);
  });
});
