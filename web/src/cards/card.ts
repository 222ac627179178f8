// Texts of cards. Games write them in either order, "C3" or "3C"; sentences have the rank first, as the cards do. This
// does not know which card is higher.
import { JOINER, notationOf, type Signs } from '../words/notation';
import { shapes } from './shapes';
import { cardWords } from './words';

export type Suit = 'C' | 'D' | 'H' | 'S';

export interface Card {
  readonly suit: Suit;
  readonly rank: string;
}

export interface CardTexts {
  parseCard(text: string): Card | null;
  shown(text: string): string;
  spoken(text: string): string;
}

export const signs: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const SUIT = '(?<suit>[CDHS])';
const RANK = '(?<rank>10|[2-9JQKA])';

export const isSuit = (text: string): text is Suit => Object.hasOwn(signs, text);

export const suitFirst = textsOf(`${SUIT}${RANK}`);
export const rankFirst = textsOf(`${RANK}${SUIT}`);

const say = ({ suit, rank }: Card) => cardWords.card(cardWords.ranks[rank] ?? rank, cardWords.suits[suit]);

const SUITS = Object.keys(signs) as Suit[];
const drawn: Signs = Object.fromEntries(SUITS.map((suit) => [signs[suit], { shape: shapes[suit], ink: `var(--suit-${suit})`, alone: true }]));
// Cards in a sentence, or a suit on its own.
export const notation = notationOf(drawn, (rank, sign) => {
  const suit = SUITS.find((each) => signs[each] === sign) ?? 'S';
  return rank === '' ? cardWords.suits[suit] : say({ suit, rank });
});

function textsOf(written: string): CardTexts {
  const pattern = new RegExp(`^${written}$`);

  function parseCard(text: string): Card | null {
    const { suit, rank } = pattern.exec(text)?.groups ?? {};
    return suit && rank ? { suit: suit as Suit, rank } : null;
  }
  // Changes a text that consists only of cards, or only of suits, and leaves others alone. A single letter may be a word.
  function each(text: string, card: (card: Card) => string, suit: (suit: Suit) => string, between: string): string {
    const parts = text.split(' ');
    if (parts.length > 1 && parts.every(isSuit)) return parts.map(suit).join(between);
    const cards = parts.map(parseCard);
    return cards.every((found) => found !== null) ? cards.map(card).join(between) : text;
  }
  return {
    parseCard,
    shown: (text) => each(text, ({ suit, rank }) => rank + JOINER + signs[suit], (suit) => signs[suit], ' '),
    spoken: (text) => each(text, say, (suit) => cardWords.suits[suit], ', '),
  };
}
