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

  bag: (tiles: number) => (tiles === 0 ? 'The bag is empty' : `${tiles} in the bag`),

  split: 'Split',
  wholeSet: 'Whole set',
  endTurn: 'End turn',
  draw: 'Draw a tile',
  pass: 'Pass',
  resetFirst: 'Reset the turn first',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} chosen: now a set, or “New set”.`,
  begin: 'Choose tiles, then a set; or draw.',
  beginOrPass: 'Choose tiles, then a set; or pass.',
  nothingFits: 'None of your tiles fits: draw.',
  lies: 'Sets on the table stay as they are in this game: choose tiles of your rack.',
  droppedLate: 'Your time ran out: what you had moved was taken back.',
  dropped: 'The turn is over: what you had moved was taken back.',

  hintDraws: 'Draw a tile.',
  hintPasses: 'Pass.',
  changes: {
    ...sets.changes,
    mixed: 'Put together anew',
  },

  said: {
    ...sets.said,
    into: (tiles: string, set: number) => `${tiles} into set ${set}.`,
    split: (set: number) => `Set ${set} is split.`,
  },

  keys: (free: boolean) =>
    [
      'Arrows go',
      'Space choose, then put',
      'N new set',
      ...(free ? ['S split', 'A whole set'] : []),
      'R to rack',
      'U undo',
      'E end turn',
      'D draw',
      'H hint',
      'Shift ← → move',
      'Esc clear',
    ].join(' · '),

  scoring: 'The players with tiles left lose what their numbers add up to, and the winner gets it all. The most points win.',
  jokerScoring:
    'The players with tiles left lose what their numbers add up to (a joker counts 30), and the winner gets it all. The most points win.',
};

export default en satisfies WorkspaceWords;
export type Words = typeof en;
