// Texts of cards. Games write them in either order, "C3" or "3C"; nothing here knows which card is higher.
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
const WORD_JOINER = '\u2060'; // keeps a line from breaking between suit and rank
const SUIT = '(?<suit>[CDHS])';
const RANK = '(?<rank>10|[2-9JQKA])';

export const isSuit = (text: string): text is Suit => Object.hasOwn(signs, text);

export const suitFirst = textsOf(`${SUIT}${RANK}`, (rank, sign) => sign + WORD_JOINER + rank);
export const rankFirst = textsOf(`${RANK}${SUIT}`, (rank, sign) => rank + WORD_JOINER + sign);

function textsOf(written: string, together: (rank: string, sign: string) => string): CardTexts {
  const pattern = new RegExp(`^${written}$`);

  function parseCard(text: string): Card | null {
    const { suit, rank } = pattern.exec(text)?.groups ?? {};
    return suit && rank ? { suit: suit as Suit, rank } : null;
  }
  // A text that is nothing but cards is changed, any other left alone.
  function eachCard(text: string, change: (card: Card) => string, between: string): string {
    const cards = text.split(' ').map(parseCard);
    return cards.every((card) => card !== null) ? cards.map(change).join(between) : text;
  }
  const say = ({ suit, rank }: Card) => cardWords.card(cardWords.ranks[rank] ?? rank, cardWords.suits[suit]);
  return {
    parseCard,
    shown: (text) => eachCard(text, ({ suit, rank }) => together(rank, signs[suit]), ' '),
    spoken: (text) => eachCard(text, say, ', '),
  };
}
