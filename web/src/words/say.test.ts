import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/storage';
import { capitalised, say } from './say';

const phrases = {
  'big2.plays': '{seat} plays a {pattern} {cards}.',
  'big2.pattern.pair': 'pair',
  'big2.about.other': '{number} cards',
  'big2.page.pattern': '{name}: {about}',
  'table.deal': 'Deal {deal} begins.',
  'okey.lonely': '{tile} has {near, plural, one {# tile near it, {pattern}} other {# tiles near it, {pattern}}} (#{near}).',
  nested: '{a, plural, one {{b, plural, one {#+#} other {# and 1}}} other {{b} and #}}',
  odd: 'an {unclosed brace',
};
const names = ['Ada', 'Ben'];

describe('say', () => {
  it('names seats and words of the catalogue', () => {
    const message = { key: 'big2.plays', seat: { seat: 1 }, pattern: { name: 'pair', key: 'big2.pattern.pair' }, cards: ['C3', 'D3'] };
    expect(say(message, { phrases, names })).toBe('Ben plays a pair C3 D3.');
  });

  it('lets a word use its sentence’s arguments', () => {
    const message = { key: 'big2.page.pattern', name: 'four', about: { key: 'big2.about.other' }, number: 5 };
    expect(say(message, { phrases, names })).toBe('four: 5 cards');
  });

  it('shows plain text as the game wants it', () => {
    const message = { key: 'big2.plays', seat: { seat: 0 }, pattern: { key: 'big2.pattern.pair' }, cards: ['C3', 'D3'] };
    expect(say(message, { phrases, names, text: (text) => `<${text}>` })).toBe('Ada plays a pair <C3 D3>.');
  });

  it('keeps numbers that are not seats', () => {
    expect(say({ key: 'table.deal', deal: 1 }, { phrases, names })).toBe('Deal 1 begins.');
  });

  it('chooses the form of a word by its number', () => {
    const lonely = (near: number | string) =>
      say({ key: 'okey.lonely', tile: 'R5', near, pattern: { key: 'big2.pattern.pair' } }, { phrases, names });
    expect(lonely(1)).toBe('R5 has 1 tile near it, pair (#1).');
    expect(lonely(2)).toBe('R5 has 2 tiles near it, pair (#2).');
    expect(lonely(0)).toBe('R5 has 0 tiles near it, pair (#0).');
    expect(lonely('1')).toBe('R5 has 1 tiles near it, pair (#1).'); // a text, not a number
    expect(say({ key: 'okey.lonely', tile: 'R5' }, { phrases, names })).toBe('R5 has  (#).');
  });

  it('takes # for the nearest number', () => {
    const nested = (a: number, b: number) => say({ key: 'nested', a, b }, { phrases, names });
    expect([nested(1, 1), nested(1, 5), nested(3, 5)]).toEqual(['1+1', '5 and 1', '5 and 3']);
  });

  it('leaves an unclosed brace alone', () => {
    expect(say({ key: 'odd' }, { phrases, names })).toBe('an {unclosed brace');
  });

  it('counts in the language of the page', async () => {
    stubStorage().set('parlor.settings', '{"language":"ro"}');
    vi.resetModules();
    const romanian = await import('./say');
    const cards = { cards: '{n, plural, one {# carte} few {# cărți} other {# de cărți}}' };
    const said = [1, 2, 0, 19, 20, 101].map((n) => romanian.say({ key: 'cards', n }, { phrases: cards, names }));
    expect(said).toEqual(['1 carte', '2 cărți', '0 cărți', '19 cărți', '20 de cărți', '101 cărți']);
    vi.unstubAllGlobals();
  });

  it('says the key if there is no phrase, and nothing for a missing argument', () => {
    expect(say({ key: 'no.such' }, { phrases, names })).toBe('no.such');
    expect(say({ key: 'table.deal' }, { phrases, names })).toBe('Deal  begins.');
  });

  it('numbers a seat without a name', () => {
    expect(say({ key: 'big2.plays', seat: { seat: 3 }, pattern: 'x', cards: ['y'] }, { phrases, names })).toBe(
      'Seat 4 plays a x y.',
    );
  });
});

describe('capitalised', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('starts a line with a capital', () => {
    expect(capitalised('the order')).toBe('The order');
    expect(capitalised('')).toBe('');
  });

  it('uses the capitals of the page’s language', async () => {
    stubStorage().set('parlor.settings', '{"language":"tr"}');
    vi.resetModules();
    const turkish = await import('./say');
    expect(turkish.capitalised('ilk deste')).toBe('İlk deste');
    expect(turkish.capitalised('ıstaka')).toBe('Istaka');
  });
});
