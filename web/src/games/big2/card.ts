// Texts of cards: "C3" is the three of clubs. Nothing here knows which card is higher.
import { big2Words } from './words';

export type Suit = 'C' | 'D' | 'H' | 'S';

export interface Card {
  readonly suit: Suit;
  readonly rank: string;
}

const CARD = /^([CDHS])(10|[2-9JQKA])$/;
const signs: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const WORD_JOINER = '\u2060'; // keeps a line from breaking between suit and rank

export function parseCard(text: string): Card | null {
  const found = CARD.exec(text);
  return found ? { suit: found[1] as Suit, rank: found[2] ?? '' } : null;
}

// A text that is nothing but cards is changed, any other left alone.
function eachCard(text: string, change: (card: Card) => string, between: string): string {
  const cards = text.split(' ').map(parseCard);
  return cards.every((card) => card !== null) ? cards.map(change).join(between) : text;
}

export function shown(text: string): string {
  return eachCard(text, ({ suit, rank }) => signs[suit] + WORD_JOINER + rank, ' ');
}

export function spoken(text: string): string {
  const { card, ranks, suits } = big2Words;
  return eachCard(text, ({ suit, rank }) => card(ranks[rank] ?? rank, suits[suit]), ', ');
}
