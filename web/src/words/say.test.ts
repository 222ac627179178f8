import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../testing/storage';
import { capitalised, say } from './say';

const phrases = {
  'big2.plays': '{seat} plays a {pattern} {cards}.',
  'big2.pattern.pair': 'pair',
  'big2.about.other': '{number} cards',
  'big2.page.pattern': '{name}: {about}',
  'table.deal': 'Deal {deal} begins.',
};
const names = ['Ada', 'Ben'];

describe('say', () => {
  it('names seats and words of the catalogue', () => {
    const message = { key: 'big2.plays', seat: 1, pattern: { key: 'big2.pattern.pair' }, cards: 'C3 D3' };
    expect(say(message, { phrases, names })).toBe('Ben plays a pair C3 D3.');
  });

  it('lets a word use the arguments of its sentence', () => {
    const message = { key: 'big2.page.pattern', name: 'four', about: { key: 'big2.about.other' }, number: 5 };
    expect(say(message, { phrases, names })).toBe('four: 5 cards');
  });

  it('shows plain text as the game wants it', () => {
    const message = { key: 'big2.plays', seat: 0, pattern: { key: 'big2.pattern.pair' }, cards: 'C3' };
    expect(say(message, { phrases, names, text: (text) => `<${text}>` })).toBe('Ada plays a pair <C3>.');
  });

  it('keeps numbers that are no seat', () => {
    expect(say({ key: 'table.deal', deal: 1 }, { phrases, names })).toBe('Deal 1 begins.');
  });

  it('says the key where there is no phrase, and nothing for a missing argument', () => {
    expect(say({ key: 'no.such' }, { phrases, names })).toBe('no.such');
    expect(say({ key: 'table.deal' }, { phrases, names })).toBe('Deal  begins.');
  });

  it('numbers a seat without a name', () => {
    expect(say({ key: 'big2.plays', seat: 3, pattern: 'x', cards: 'y' }, { phrases, names })).toBe(
      'Seat 4 plays a x y.',
    );
  });
});

describe('capitalised', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('begins a line with a capital', () => {
    expect(capitalised('the order')).toBe('The order');
    expect(capitalised('')).toBe('');
  });

  it('knows the capitals of the page’s language', async () => {
    stubStorage().set('parlor.settings', '{"language":"tr"}');
    vi.resetModules();
    const turkish = await import('./say');
    expect(turkish.capitalised('ilk deste')).toBe('İlk deste');
    expect(turkish.capitalised('ıstaka')).toBe('Istaka');
  });
});
