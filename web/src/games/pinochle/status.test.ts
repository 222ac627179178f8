import { expect, it } from 'vitest';
import { shown } from './card';
import { hinted, statusOf, type Situation } from './status';
import { aView } from './testing';
import type { PinochleView } from './view';

const preview = { chosen: 0, size: 12, worth: 0, melds: [] };
const now: Situation = {
  voice: { say: ({ key }) => key, tiles: shown }, view: aView(), myTurn: true, other: 'Basil', chosen: [], marked: false, preview, hint: null, assessment: null,
};
const plain = (text: string) => text.replaceAll('\u2060', '');
const text = (view: Partial<PinochleView>, changes: Partial<Situation> = {}) =>
  plain(statusOf({ ...now, view: aView(view), ...changes }).text);
const refused = { refusal: { key: 'no' } } as unknown as NonNullable<Situation['assessment']>;

it('says what to bid, and what the other bids', () => {
  expect(text({ phase: 'bid', bid: null })).toContain('You bid first');
  expect(text({ phase: 'bid', bid: 50 })).toBe('Basil bids 50: raise or pass.');
  expect(text({ phase: 'bid', bid: null }, { assessment: refused })).toBe('no');
  expect(text({ phase: 'bid' }, { myTurn: false })).toBe('Basil is bidding.');
});

it('says who names trump and who takes a card', () => {
  expect(text({ phase: 'trump', bid: 140 })).toContain('You won the bidding at 140');
  expect(text({ phase: 'trump', bid: 140 }, { myTurn: false })).toContain('Basil won the bidding at 140');
  expect(text({ phase: 'pick' })).toBe('Take one of the two face-up cards; Basil gets the other.');
  expect(text({ phase: 'pick' }, { myTurn: false })).toContain('you get the other');
});

it('counts what is kept', () => {
  const phase = 'keep';
  expect(text({ phase }, { preview: { ...preview, chosen: 7, worth: 40 } })).toBe('Keep 12 of your cards: 7 chosen, melds 40.');
  expect(text({ phase })).toContain('0 chosen, no melds yet');
  expect(text({ phase }, { preview: { ...preview, chosen: 14 } })).toContain('put 2 back');
  expect(statusOf({ ...now, view: aView({ phase }), preview: { ...preview, chosen: 12, worth: 150 } }).kind).toBe('yes');
  expect(text({ phase }, { myTurn: false })).toBe('You’ve chosen. Basil is still choosing.');
});

it('says what to play', () => {
  const trick = [{ seat: 1, card: 'QS' }];
  expect(text({})).toBe('You lead: play a card.');
  expect(text({ trick })).toBe('Basil led Q♠: play a card.');
  expect(text({ trick }, { marked: true })).toBe('Basil led Q♠: play a marked card.');
  expect(text({ trick }, { chosen: ['10C'] })).toBe('Play 10♣?');
  expect(statusOf({ ...now, chosen: ['10C'], assessment: refused })).toEqual({ kind: 'no', text: 'no' });
  expect(text({}, { myTurn: false })).toBe('');
  expect(text({}, { myTurn: false, chosen: ['10C'] })).toContain('10♣ is chosen');
  expect(text({ phase: 'over' }, { myTurn: false })).toBe('');
});

it('says what a hint is about', () => {
  const moves = ['bid 40', 'pass', 'trump C', 'take 10C', 'keep AS AS', 'play 9H'];
  expect(moves.map((move) => plain(hinted(move, { tiles: shown })))).toEqual(['bid 40.', 'pass.', 'name clubs.', 'take 10♣.', 'keep the raised cards.', 'play 9♥.']);
  const hint = { type: 'hint' as const, id: 'h', number: 1, move: 'bid 40', reason: { key: 'why' } };
  expect(text({ phase: 'bid', bid: 30 }, { hint })).toBe('Hint: bid 40. why');
});
