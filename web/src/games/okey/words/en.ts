import tileWords from '../../../tiles/words/en';

const en = {
  colours: { K: 'black', R: 'red', B: 'blue', Y: 'yellow' },
  tile: (colour: string, number: number) => `${colour} ${number}`,
  falseJoker: 'false joker',
  asJoker: (tile: string) => `${tile}, the joker`,
  standsFor: (tile: string) => `false joker for ${tile}`,

  took: (tile: string) => `took ${tile}`,
  drew: 'drew a tile',
  passed: 'passed',
  showed: 'showed the matching tile',

  stack: 'Stock',
  stackHolds: (tiles: number) => `Stock, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Draw from the stock, ${tileWords.tiles(tiles)}`,
  piles: 'Stock and discard piles',
  pileOf: (name: string) => `${name}’s discards`,
  ownPile: 'Your discards',
  yours: 'Yours',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} on top, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: empty`,
  takeFrom: (pile: string, top: string) => `Take ${top} from ${pile}`,
  discardOn: (tile: string) => `Discard ${tile} onto your pile`,
  indicator: 'Indicator',
  indicatorSays: (indicator: string, joker: string) => `Indicator ${indicator}: the joker is ${joker}`,
  joker: 'Joker',

  rack: 'Your rack',
  at: (tile: string, row: number, column: number) => `${tile}, row ${row} place ${column}`,
  complete: (tile: string) => `${tile}, complete`,
  moved: (tile: string, row: number, column: number) => `${tile}: row ${row}, place ${column}.`,

  draw: 'Draw',
  take: 'Take',
  show: 'Show',
  pass: 'Pass',
  discard: 'Discard',
  discardAndWin: 'Discard and win',

  chosenWaiting: (tile: string) => `${tile} chosen: tap a place to put it there.`,
  drawFirst: 'Draw a tile from the stock.',
  drawOrTake: (top: string) => `Draw from the stock, or take ${top}.`,
  takeOrPass: (top: string) => `The stock is empty: take ${top}, or pass for a tie.`,
  onlyPass: 'The stock is empty and there is nothing to take: pass.',
  mayShow: 'You may show the tile matching the indicator.',
  chooseDiscard: 'Choose a tile to discard.',
  begin: 'You start: choose a tile to discard.',
  discardIt: (tile: string) => `Discard ${tile}?`,

  hintDraws: 'Draw from the stock.',
  hintTakes: (tile: string) => `Take ${tile}.`,
  hintShows: 'Show the tile matching the indicator.',
  hintPasses: 'Pass.',
  hintDiscards: (tile: string) => `Discard ${tile}.`,
  chooseIt: 'Choose it',

  keys: (shows: boolean) =>
    [
      'Arrows move',
      'Space choose',
      'D draw',
      'T take',
      ...(shows ? ['S show'] : []),
      'X discard',
      'H hint',
      'Shift arrows or drag to rearrange',
      'Esc clear',
    ].join(' · '),
  touch: 'Drag a tile, or tap it and then a place.',

  scoring: 'Each win is worth 1 point. The most points win.',
  realScoring: (pairs: boolean) =>
    `A win costs the others 2 points each, or 4 if the last discard is the joker${pairs ? ' or with seven pairs' : ''}; showing the matching tile costs them 1. The most points win.`,
};

export default en;
export type Words = typeof en;
