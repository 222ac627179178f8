import tileWords from '../../../tiles/words/ro';
import type { Words } from './en';

const ro: Words = {
  colours: { K: 'negru', R: 'roșu', B: 'albastru', Y: 'galben' },
  tile: (colour: string, number: number) => `${number} ${colour}`,
  falseJoker: 'joker fals',
  asJoker: (tile: string) => `${tile}, jokerul`,
  standsFor: (tile: string) => `joker fals, ține loc de ${tile}`,

  took: (tile: string) => `a luat ${tile}`,
  drew: 'a tras o piesă',
  passed: 'pas',
  showed: 'a arătat geamăna',

  stack: 'Teanc',
  stackHolds: (tiles: number) => `Teanc, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Trage din teanc, ${tileWords.tiles(tiles)}`,
  piles: 'Teancul și piesele aruncate',
  pileOf: (name: string) => `Aruncate de ${name}`,
  ownPile: 'Aruncate de tine',
  yours: 'Ale tale',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: deasupra ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: nimic`,
  takeFrom: (pile: string, top: string) => `${pile}: ia ${top}`,
  discardOn: (tile: string) => `Aruncă ${tile} pe teancul tău de aruncate`,
  indicator: 'Indicator',
  indicatorSays: (indicator: string, joker: string) => `Indicator ${indicator}: jokerul este ${joker}`,
  joker: 'Joker',

  rack: 'Tabla ta',
  at: (tile: string, row: number, column: number) => `${tile}, rândul ${row}, locul ${column}`,
  complete: (tile: string) => `${tile}, în formație completă`,
  moved: (tile: string, row: number, column: number) => `${tile}: rândul ${row}, locul ${column}.`,

  draw: 'Trage',
  take: 'Ia',
  show: 'Arată',
  pass: 'Pas',
  discard: 'Aruncă',
  discardAndWin: 'Aruncă și câștigă',

  chosenWaiting: (tile: string) => `Ai ales ${tile}: atinge un loc ca să o pui acolo.`,
  drawFirst: 'Trage o piesă din teanc.',
  drawOrTake: (top: string) => `Trage din teanc sau ia ${top}.`,
  takeOrPass: (top: string) => `Teancul e gol: ia ${top} sau spune pas și închei la egalitate.`,
  onlyPass: 'Teancul e gol și nu e nimic de luat: pas.',
  mayShow: 'Poți arăta geamăna indicatorului.',
  chooseDiscard: 'Alege o piesă de aruncat.',
  begin: 'Tu începi: alege o piesă de aruncat.',
  discardIt: (tile: string) => `Arunci ${tile}?`,

  hintDraws: 'Trage din teanc.',
  hintTakes: (tile: string) => `Ia ${tile}.`,
  hintShows: 'Arată geamăna indicatorului.',
  hintPasses: 'Pas.',
  hintDiscards: (tile: string) => `Aruncă ${tile}.`,
  chooseIt: 'Alege-o',

  keys: (shows: boolean) =>
    [
      'Săgeți mergi',
      'Space alege',
      'D trage',
      'T ia',
      ...(shows ? ['S arată'] : []),
      'X aruncă',
      'H sfat',
      'Shift + săgeți sau glisează ca să muți',
      'Esc anulează',
    ].join(' · '),
  touch: 'Glisează o piesă sau atinge-o, apoi atinge un loc.',

  scoring: 'O victorie valorează un punct; câștigă cine are cele mai multe puncte.',
  realScoring: (pairs: boolean) =>
    `O victorie îi costă pe ceilalți câte 2 puncte, sau câte 4 dacă ultima piesă aruncată e jokerul${pairs ? ' ori cu șapte perechi' : ''}; perechea indicatorului, câte 1. Câștigă cine are cele mai multe puncte.`,
};

export default ro;
