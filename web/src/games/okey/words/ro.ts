import tileWords from '../../../tiles/words/ro';
import type { Words } from './en';

const ro: Words = {
  colours: { K: 'negru', R: 'roșu', B: 'albastru', Y: 'galben' },
  tile: (colour: string, number: number) => `${number} ${colour}`,
  falseJoker: 'joker fals',
  asJoker: (tile: string) => `${tile}, jokerul`,
  standsFor: (tile: string) => `joker fals, în loc de ${tile}`,

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
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: deasupra e ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: niciuna`,
  takeFrom: (pile: string, top: string) => `${pile}: ia ${top}`,
  discardOn: (tile: string) => `Aruncă ${tile} peste cele aruncate de tine`,
  indicator: 'Indicator',
  indicatorSays: (indicator: string, joker: string) => `Indicator ${indicator}: jokerul e ${joker}`,
  joker: 'Joker',

  rack: 'Tabla ta',
  at: (tile: string, row: number, column: number) => `${tile}, rândul ${row}, locul ${column}`,
  complete: (tile: string) => `${tile}, completă`,
  moved: (tile: string, row: number, column: number) => `${tile}: rândul ${row}, locul ${column}.`,

  draw: 'Trage',
  take: 'Ia',
  show: 'Arată',
  pass: 'Pas',
  discard: 'Aruncă',
  discardAndWin: 'Aruncă și câștigă',

  chosenWaiting: (tile: string) => `Ai ales ${tile}: atinge locul în care o pui.`,
  drawFirst: 'Trage o piesă din teanc.',
  drawOrTake: (top: string) => `Trage din teanc sau ia ${top}.`,
  takeOrPass: (top: string) => `Teancul e gol: ia ${top} sau spune pas, și e egalitate.`,
  onlyPass: 'Teancul e gol și nu ai ce lua: spune pas.',
  mayShow: 'Poți arăta geamăna indicatorului.',
  chooseDiscard: 'Alege o piesă de aruncat.',
  begin: 'Tu începi: alege o piesă de aruncat.',
  discardIt: (tile: string) => `Arunci ${tile}?`,

  hintDraws: 'Trage din teanc.',
  hintTakes: (tile: string) => `Ia ${tile}.`,
  hintShows: 'Arată geamăna indicatorului.',
  hintPasses: 'Spune pas.',
  hintDiscards: (tile: string) => `Aruncă ${tile}.`,
  chooseIt: 'Alege-o',

  keys: (shows: boolean) =>
    [
      'Săgeți mută selecția',
      'Space alege',
      'D trage',
      'T ia',
      ...(shows ? ['S arată'] : []),
      'X aruncă',
      'H sfat',
      'Shift + săgeți sau glisare rearanjează',
      'Esc renunță',
    ].join(' · '),
  touch: 'Glisează o piesă sau atinge piesa, apoi locul.',

  scoring: 'Fiecare victorie valorează 1 punct. Câștigă cine are cele mai multe puncte.',
  realScoring: (pairs: boolean) =>
    `O victorie îi costă pe ceilalți câte 2 puncte, sau câte 4 dacă ultima piesă aruncată e jokerul${pairs ? ' ori cu șapte perechi' : ''}; geamăna indicatorului, arătată, îi costă câte 1. Câștigă cine are cele mai multe puncte.`,
};

export default ro;
