// Tiles in a sentence, drawn as on the table.
import { JOKER_TOKEN } from '../../tiles/notation';
import { notationOf, type Signs } from '../../words/notation';
import { COLOURS, SHAPES } from './look';
import { FALSE_JOKER_SIGN, signs, spokenSign } from './tile';

const drawn: Signs = {
  [signs.K]: { shape: SHAPES.K, ink: COLOURS.K },
  [signs.R]: { shape: SHAPES.R, ink: COLOURS.R },
  [signs.B]: { shape: SHAPES.B, ink: COLOURS.B },
  [signs.Y]: { shape: SHAPES.Y, ink: COLOURS.Y },
  [FALSE_JOKER_SIGN]: JOKER_TOKEN,
};
export const notation = notationOf(drawn, spokenSign);
