import tileWords from '../../../tiles/words/en';
import { setWords } from '../../../tiles/words/en';
import type { WorkspaceWords } from '../../../tiles/workspace-words';
import { form } from '../../../words/en';

const sets = setWords('set', 'rack');

const en = {
  ...sets,

  placed: (tiles: number) => `placed ${tiles}`,
  drew: (tiles: number) => form(tiles, { one: 'drew a tile', other: 'drew # tiles' }),
  passed: 'passed',
  late: 'ran out of time',

  bag: (tiles: number) => (tiles === 0 ? 'The pool is empty' : `${tiles} in the pool`),

  split: 'Split',
  wholeSet: 'Whole set',
  endTurn: 'End turn',
  draw: 'Draw a tile',
  pass: 'Pass',
  resetFirst: 'Reset the turn first',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} chosen: tap a set, or “New set”.`,
  begin: 'Choose tiles, then a set, or draw.',
  beginOrPass: 'Choose tiles, then a set, or pass.',
  nothingFits: 'None of your tiles fit: draw one.',
  lies: 'Sets on the table can’t be taken apart in this game: choose tiles from your rack.',
  droppedLate: 'You ran out of time: your turn was taken back.',
  dropped: 'Your turn is over: your changes were taken back.',

  hintDraws: 'Draw a tile.',
  hintPasses: 'Pass.',
  changes: {
    ...sets.changes,
    mixed: 'Rearranged',
  },

  said: {
    ...sets.said,
    into: (tiles: string, set: number) => `${tiles} added to set ${set}.`,
    split: (set: number) => `Set ${set} split.`,
  },

  keys: (free: boolean) =>
    [
      'Arrows move',
      'Space choose, then place',
      'N new set',
      ...(free ? ['S split', 'A whole set'] : []),
      'R to rack',
      'U undo',
      'E end turn',
      'D draw',
      'H hint',
      'Shift ← → rearrange',
      'Esc clear',
    ].join(' · '),

  scoring: 'Each player loses the total of the tiles left on their rack, and the winner scores it all. The most points win.',
  jokerScoring:
    'Each player loses the total of the tiles left on their rack (a joker counts 30), and the winner scores it all. The most points win.',
};

export default en satisfies WorkspaceWords;
export type Words = typeof en;
