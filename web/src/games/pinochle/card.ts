// Texts of cards: "10C" is the ten of clubs; "C" alone is the suit.
import { isSuit, rankFirst, signs, type Suit } from '../../cards/card';
import { cardWords } from '../../cards/words';

export { notation } from '../../cards/card';
export const { parseCard } = rankFirst;
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];

export const shown = (text: string) => (isSuit(text) ? signs[text] : rankFirst.shown(text));
export const spoken = (text: string) => (isSuit(text) ? cardWords.suits[text] : rankFirst.spoken(text));
