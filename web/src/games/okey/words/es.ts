import tileWords from '../../../tiles/words/es';
import type { Words } from './en';

const es: Words = {
  colours: { K: 'negro', R: 'rojo', B: 'azul', Y: 'amarillo' },
  tile: (colour: string, number: number) => `${number} ${colour}`,
  falseJoker: 'falso comodín',
  asJoker: (tile: string) => `${tile}, el comodín`,
  standsFor: (tile: string) => `falso comodín, vale por ${tile}`,

  took: (tile: string) => `tomó ${tile}`,
  drew: 'robó una ficha',
  passed: 'pasó',
  showed: 'mostró la gemela',

  stack: 'Montón',
  stackHolds: (tiles: number) => `Montón, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Robar del montón, ${tileWords.tiles(tiles)}`,
  piles: 'Montón y descartes',
  pileOf: (name: string) => `Descartes de ${name}`,
  ownPile: 'Tus descartes',
  yours: 'Tuyos',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} encima, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: ninguno`,
  takeFrom: (pile: string, top: string) => `${pile}: tomar ${top}`,
  discardOn: (tile: string) => `Descartar ${tile} en tu pila`,
  indicator: 'Indicador',
  indicatorSays: (indicator: string, joker: string) => `Indicador ${indicator}: el comodín es ${joker}`,
  joker: 'Comodín',

  rack: 'Tu atril',
  at: (tile: string, row: number, column: number) => `${tile}, fila ${row}, hueco ${column}`,
  complete: (tile: string) => `${tile}, combinación completa`,
  moved: (tile: string, row: number, column: number) => `${tile}: fila ${row}, hueco ${column}.`,

  draw: 'Robar',
  take: 'Tomar',
  show: 'Mostrar',
  pass: 'Pasar',
  discard: 'Descartar',
  discardAndWin: 'Descartar y ganar',

  chosenWaiting: (tile: string) => `Ficha elegida, ${tile}: toca un hueco para ponerla ahí.`,
  drawFirst: 'Roba una ficha del montón.',
  drawOrTake: (top: string) => `Roba del montón o toma ${top}.`,
  takeOrPass: (top: string) => `El montón está vacío: toma ${top}, o pasa y queda en empate.`,
  onlyPass: 'El montón está vacío y no hay nada que tomar: pasa.',
  mayShow: 'Puedes mostrar la gemela del indicador.',
  chooseDiscard: 'Elige una ficha para descartar.',
  begin: 'Empiezas tú: elige una ficha para descartar.',
  discardIt: (tile: string) => `¿Descartar ${tile}?`,

  hintDraws: 'Roba del montón.',
  hintTakes: (tile: string) => `Toma ${tile}.`,
  hintShows: 'Muestra la gemela del indicador.',
  hintPasses: 'Pasa.',
  hintDiscards: (tile: string) => `Descarta ${tile}.`,
  chooseIt: 'Elegirla',

  keys: (shows: boolean) =>
    [
      'Flechas ir',
      'Space elegir',
      'D robar',
      'T tomar',
      ...(shows ? ['S mostrar'] : []),
      'X descartar',
      'H pista',
      'Shift y flechas o arrastrar para mover',
      'Esc soltar',
    ].join(' · '),
  touch: 'Arrastra una ficha, o tócala y luego un hueco.',

  scoring: 'Cada victoria vale un punto; gana quien tiene más puntos.',
  realScoring: (pairs: boolean) =>
    `Una victoria cuesta a los demás 2 puntos, o 4 si el último descarte es el comodín${pairs ? ' o con siete parejas' : ''}; mostrar la gemela del indicador, 1. Gana quien tiene más puntos.`,
};

export default es;
