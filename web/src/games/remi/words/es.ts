import tileWords from '../../../tiles/words/es';
import { chosen, setWords } from '../../../tiles/words/es';
import type { Words } from './en';

const es: Words = {
  ...setWords,

  laid: (tiles: number) => `bajó ${tiles}`,
  took: (tile: string) => `tomó ${tile}`,
  drew: 'robó una ficha',

  pool: 'Pozo',
  pileOf: (name: string) => `Descartes de ${name}`,
  ownPile: 'Tus descartes',
  piles: 'Pozo y descartes',
  poolHolds: (tiles: number) => `Pozo, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Robar del pozo, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: ${top} encima, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: ninguno`,
  takeFrom: (pile: string, top: string) => `${pile}: tomar ${top}`,
  discardOn: (tile: string) => `Descartar ${tile} en tu pila`,
  rackOf: (name: string, tiles: number) => `Atril de ${name}: ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} tomó y aún tiene ${tiles}`,

  loose: 'Por bajar de nuevo',

  draw: 'Robar',
  take: 'Tomar',
  discard: 'Descartar',
  discardAndWin: 'Descartar y ganar',

  chosen: (tiles: number) => `${chosen(tiles)}: toca una combinación, o “Nueva combinación”.`,
  drawFirst: 'Roba una ficha del pozo.',
  drawOrTake: (top: string) => `Roba del pozo o toma ${top}.`,
  chooseDiscard: 'Elige una ficha para descartar.',
  layOrDiscard: 'Baja fichas, o elige una para descartar.',
  discardIt: (tile: string) => `¿Descartar ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: descarta, o toca una combinación.`,
  layJoker: 'Hay que volver a bajar el comodín antes de descartar.',
  lies: 'Las combinaciones de la mesa se quedan como están: elige fichas de tu atril.',
  dropped: 'El turno terminó: se retiró lo que habías bajado.',

  hintDraws: 'Roba del pozo.',
  hintTakes: (tile: string) => `Toma ${tile}.`,
  hintDiscards: (tile: string) => `Descarta ${tile}.`,
  showDiscard: 'Elegirla',
  changes: {
    ...setWords.changes,
    mixed: 'Comodín cambiado',
    discard: 'Descarte',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} a la combinación ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} por el ${joker} de la combinación ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Flechas ir',
      'Space elegir',
      'D robar',
      'T tomar',
      'X descartar',
      ...(lays ? ['N nueva combinación', 'R al atril', 'U deshacer'] : []),
      'H pista',
      'Shift ← → mover',
      'Esc soltar todo',
    ].join(' · '),

  scoring:
    'Gana quien tiene menos puntos. Ganar la mano vale −50; el otro suma las fichas que quedan en su atril, con 25 por un comodín.',
};

export default es;
