import tileWords from '../../../tiles/words/es';
import { chosen, setWords } from '../../../tiles/words/es';
import type { Words } from './en';

const es: Words = {
  ...setWords,

  laid: (tiles: number) => `bajó ${tiles}`,
  took: (tile: string) => `tomó el ${tile}`,
  drew: 'robó una ficha',

  pool: 'Montón',
  pileOf: (name: string) => `Descartes de ${name}`,
  ownPile: 'Tus descartes',
  piles: 'Montón y descartes',
  poolHolds: (tiles: number) => `Montón, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Robar del montón, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} encima, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: sin fichas`,
  takeFrom: (pile: string, top: string) => `${pile}: tomar el ${top}`,
  discardOn: (tile: string) => `Descartar el ${tile} en tu pila`,
  rackOf: (name: string, tiles: number) => `Atril de ${name}: ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} tomó y aún tiene ${tiles}`,

  loose: 'Debe volver a la mesa',

  draw: 'Robar',
  take: 'Tomar',
  discard: 'Descartar',
  discardAndWin: 'Descartar y ganar',

  chosen: (tiles: number) => `${chosen(tiles)}: toca una combinación, o “Nueva combinación”.`,
  drawFirst: 'Roba una ficha del montón.',
  drawOrTake: (top: string) => `Roba del montón o toma el ${top}.`,
  chooseDiscard: 'Elige una ficha para descartar.',
  layOrDiscard: 'Baja fichas a la mesa o elige una para descartar.',
  discardIt: (tile: string) => `¿Descartar el ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: descártalo o toca una combinación.`,
  layJoker: 'Vuelve a poner el comodín en la mesa antes de descartar.',
  lies: 'Las combinaciones de la mesa se quedan como están: elige fichas de tu atril.',
  dropped: 'El turno ha terminado: las fichas que habías bajado vuelven a tu atril.',

  hintDraws: 'Roba del montón.',
  hintTakes: (tile: string) => `Toma el ${tile}.`,
  hintDiscards: (tile: string) => `Descarta el ${tile}.`,
  showDiscard: 'Elegirla',
  changes: {
    ...setWords.changes,
    mixed: 'Comodín cambiado',
    discard: 'Descarte',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: a la combinación ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} en lugar del ${joker} de la combinación ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Flechas moverse',
      'Espacio elegir',
      'D robar',
      'T tomar',
      'X descartar',
      ...(lays ? ['N nueva combinación', 'R al atril', 'U deshacer'] : []),
      'H pista',
      'Shift ← → ordenar',
      'Esc cancelar',
    ].join(' · '),

  scoring:
    'Gana quien tiene menos puntos. El ganador de una mano recibe −50; los demás, la suma de las fichas que quedan en su atril, con 25 por cada comodín.',
};

export default es;
