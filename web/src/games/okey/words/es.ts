import tileWords from '../../../tiles/words/es';
import type { Words } from './en';

const es: Words = {
  colours: { K: 'negro', R: 'rojo', B: 'azul', Y: 'amarillo' },
  tile: (colour: string, number: number) => `${number} ${colour}`,
  falseJoker: 'falso comodín',
  asJoker: (tile: string) => `${tile}, el comodín`,
  standsFor: (tile: string) => `falso comodín, vale por el ${tile}`,

  took: (tile: string) => `tomó el ${tile}`,
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
  pileEmpty: (pile: string) => `${pile}: sin fichas`,
  takeFrom: (pile: string, top: string) => `${pile}: tomar el ${top}`,
  discardOn: (tile: string) => `Descartar el ${tile} en tu pila`,
  indicator: 'Indicador',
  indicatorSays: (indicator: string, joker: string) => `Indicador ${indicator}: el comodín es el ${joker}`,
  joker: 'Comodín',

  rack: 'Tu atril',
  at: (tile: string, row: number, column: number) => `${tile}, fila ${row}, hueco ${column}`,
  complete: (tile: string) => `${tile}, en combinación completa`,
  moved: (tile: string, row: number, column: number) => `${tile}: fila ${row}, hueco ${column}.`,

  draw: 'Robar',
  take: 'Tomar',
  show: 'Mostrar',
  pass: 'Pasar',
  discard: 'Descartar',
  discardAndWin: 'Descartar y ganar',

  chosenWaiting: (tile: string) => `${tile}: toca un hueco para ponerlo ahí.`,
  drawFirst: 'Roba una ficha del montón.',
  drawOrTake: (top: string) => `Roba del montón o toma el ${top}.`,
  takeOrPass: (top: string) => `El montón está vacío: toma el ${top}, o pasa y hay empate.`,
  onlyPass: 'El montón está vacío y no hay nada que tomar: pasa.',
  mayShow: 'Puedes mostrar la gemela del indicador.',
  chooseDiscard: 'Elige una ficha para descartar.',
  begin: 'Empiezas tú: elige una ficha para descartar.',
  discardIt: (tile: string) => `¿Descartar el ${tile}?`,

  hintDraws: 'Roba del montón.',
  hintTakes: (tile: string) => `Toma el ${tile}.`,
  hintShows: 'Muestra la gemela del indicador.',
  hintPasses: 'Pasa.',
  hintDiscards: (tile: string) => `Descarta el ${tile}.`,
  chooseIt: 'Elegirla',

  keys: (shows: boolean) =>
    [
      'Flechas moverse',
      'Espacio elegir',
      'D robar',
      'T tomar',
      ...(shows ? ['S mostrar'] : []),
      'X descartar',
      'H pista',
      'Shift y flechas, o arrastrar, para ordenar',
      'Esc cancelar',
    ].join(' · '),
  touch: 'Arrastra una ficha, o tócala y luego un hueco.',

  scoring: 'Cada victoria vale 1 punto. Gana quien tiene más puntos.',
  realScoring: (pairs: boolean) =>
    `Cada victoria les cuesta a los demás 2 puntos, o 4 si se gana descartando el comodín${pairs ? ' o con siete parejas' : ''}; mostrar la gemela del indicador les cuesta 1. Gana quien tiene más puntos.`,
};

export default es;
