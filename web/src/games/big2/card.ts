// Texts of cards: "C3" is the three of clubs.
import { suitFirst } from '../../cards/card';

export { notation } from '../../cards/card';
export const { parseCard, shown, spoken } = suitFirst;
