import tileWords from '../../../tiles/words/en';
import { setWords } from '../../../tiles/words/en';
import type { WorkspaceWords } from '../../../tiles/workspace-words';

const sets = setWords('formation', 'rack');

const en = {
  ...sets,

  laid: (tiles: number) => `placed ${tiles}`,
  took: (tile: string) => `took ${tile}`,
  drew: 'drew a tile',

  pool: 'Stock',
  pileOf: (name: string) => `${name}’s discards`,
  ownPile: 'Your discards',
  piles: 'Stock and discard piles',
  poolHolds: (tiles: number) => `Stock, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Draw from the stock, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} on top, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: empty`,
  takeFrom: (pile: string, top: string) => `Take ${top} from ${pile}`,
  discardOn: (tile: string) => `Discard ${tile} onto your pile`,
  rackOf: (name: string, tiles: number) => `${name}’s rack: ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} took and still holds ${tiles}`,

  loose: 'To go back on the table',

  draw: 'Draw',
  take: 'Take',
  discard: 'Discard',
  discardAndWin: 'Discard and win',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} chosen: tap a formation, or “New formation”.`,
  drawFirst: 'Draw a tile from the stock.',
  drawOrTake: (top: string) => `Draw from the stock, or take ${top}.`,
  chooseDiscard: 'Choose a tile to discard.',
  layOrDiscard: 'Place tiles on the table, or choose one to discard.',
  discardIt: (tile: string) => `Discard ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: discard it, or tap a formation.`,
  layJoker: 'Put the joker back on the table before you discard.',
  lies: 'Formations on the table stay as they are: choose tiles from your rack.',
  dropped: 'The turn is over: the tiles you had placed are back on your rack.',

  hintDraws: 'Draw from the stock.',
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
    into: (tiles: string, set: number) => `${tiles} added to formation ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} swapped for the ${joker} in formation ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Arrows move',
      'Space choose',
      'D draw',
      'T take',
      'X discard',
      ...(lays ? ['N new formation', 'R to rack', 'U undo'] : []),
      'H hint',
      'Shift ← → rearrange',
      'Esc clear',
    ].join(' · '),

  scoring:
    'The fewest points win. The winner of a deal gets −50; anyone else gets the sum of the tiles left on their rack, with 25 for a joker.',
};

export default en satisfies WorkspaceWords;
export type Words = typeof en;
