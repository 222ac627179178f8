import tileWords from '../../../tiles/words/en';
import { setWords } from '../../../tiles/words/en';
import type { WorkspaceWords } from '../../../tiles/workspace-words';

const sets = setWords('formation', 'board');

const en = {
  ...sets,

  laid: (tiles: number) => `laid ${tiles}`,
  took: (tile: string) => `took ${tile}`,
  drew: 'drew a tile',

  pool: 'Pool',
  pileOf: (name: string) => `${name}’s discards`,
  ownPile: 'Your discards',
  piles: 'Pool and discards',
  poolHolds: (tiles: number) => `Pool, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Draw from the pool, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} on top, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: none`,
  takeFrom: (pile: string, top: string) => `Take ${top} from ${pile}`,
  discardOn: (tile: string) => `Discard ${tile} on your pile`,
  rackOf: (name: string, tiles: number) => `Board of ${name}: ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} took and still holds ${tiles}`,

  loose: 'To be laid again',

  draw: 'Draw',
  take: 'Take',
  discard: 'Discard',
  discardAndWin: 'Discard and win',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} chosen: tap a formation, or “New formation”.`,
  drawFirst: 'Draw a tile from the pool.',
  drawOrTake: (top: string) => `Draw from the pool, or take ${top}.`,
  chooseDiscard: 'Choose a tile to discard.',
  layOrDiscard: 'Lay tiles, or choose one to discard.',
  discardIt: (tile: string) => `Discard ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: discard it, or tap a formation.`,
  layJoker: 'The joker has to be laid again before you discard.',
  lies: 'Formations on the table stay as they are: choose tiles of your board.',
  dropped: 'The turn is over: what you had laid was taken back.',

  hintDraws: 'Draw from the pool.',
  hintTakes: (tile: string) => `Take ${tile}.`,
  hintDiscards: (tile: string) => `Discard ${tile}.`,
  showDiscard: 'Choose it',
  changes: {
    ...sets.changes,
    mixed: 'Joker replaced',
    discard: 'Discard',
  },

  said: {
    ...sets.said,
    into: (tiles: string, set: number) => `${tiles} to formation ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} for the ${joker} of formation ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Arrows go',
      'Space choose',
      'D draw',
      'T take',
      'X discard',
      ...(lays ? ['N new formation', 'R to board', 'U undo'] : []),
      'H hint',
      'Shift ← → move',
      'Esc clear',
    ].join(' · '),

  scoring:
    'The fewest points win. Winning a deal counts −50; anyone else gets the sum of the tiles left on their board, with 25 for a joker.',
};

export default en satisfies WorkspaceWords;
export type Words = typeof en;
