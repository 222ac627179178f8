// Tiles in a sentence, drawn as on the table.
import { notationOf, type Sign, type Signs } from '../words/notation';
import { inks } from './inks';
import { laugh, shapes } from './shapes';
import { JOKER_SIGN, signs, spokenSign } from './tile';

export const JOKER_TOKEN: Sign = { shape: laugh.face, inside: laugh.inside, ink: inks.black, alone: true };

const drawn: Signs = {
  [signs.r]: { shape: shapes.r, ink: inks.red },
  [signs.g]: { shape: shapes.g, ink: inks.green },
  [signs.b]: { shape: shapes.b, ink: inks.blue },
  [signs.y]: { shape: shapes.y, ink: inks.yellow },
  [JOKER_SIGN]: JOKER_TOKEN,
};
export const notation = notationOf(drawn, spokenSign);
