import { tileWords } from '../../../tiles/words';
import { count, form } from '../../../words/es';
import type { Words } from './en';

const chosen = (tiles: number) => count(tiles, 'ficha elegida', 'fichas elegidas');

const es: Words = {
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

  rack: 'Tu atril',
  rackEmpty: 'Tu atril está vacío.',
  empty: 'Aún no hay combinaciones en la mesa.',
  set: (number: number, tiles: string) => `Combinación ${number}: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, combinación ${set}`,
  loose: 'Por bajar de nuevo',

  tools: 'Cambiar la mesa',
  newSet: 'Nueva combinación',
  toRack: 'Al atril',
  draw: 'Robar',
  take: 'Tomar',
  discard: 'Descartar',
  discardAndWin: 'Descartar y ganar',

  chosen: (tiles: number) => `${chosen(tiles)}: toca una combinación, o “Nueva combinación”.`,
  chosenWaiting: (tiles: number) => `${chosen(tiles)}, para cuando sea tu turno.`,
  drawFirst: 'Roba una ficha del pozo.',
  drawOrTake: (top: string) => `Roba del pozo o toma ${top}.`,
  chooseDiscard: 'Elige una ficha para descartar.',
  layOrDiscard: 'Baja fichas, o elige una para descartar.',
  discardIt: (tile: string) => `¿Descartar ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: descarta, o toca una combinación.`,
  layJoker: 'Hay que volver a bajar el comodín antes de descartar.',
  notStanding: (sets: number) =>
    form(sets, {
      one: 'Una combinación aún no es válida.',
      many: '# de combinaciones aún no son válidas.',
      other: '# combinaciones aún no son válidas.',
    }),
  lies: 'Las combinaciones de la mesa se quedan como están: elige fichas de tu atril.',
  dropped: 'El turno terminó: se retiró lo que habías bajado.',

  hintDraws: 'Roba del pozo.',
  hintTakes: (tile: string) => `Toma ${tile}.`,
  hintDiscards: (tile: string) => `Descarta ${tile}.`,
  showDiscard: 'Elegirla',
  changes: {
    fresh: 'Nueva combinación',
    grown: 'Añadido a una combinación',
    mixed: 'Comodín cambiado',
    discard: 'Descarte',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: nueva combinación.`,
    into: (tiles: string, set: number) => `${tiles} a la combinación ${set}.`,
    back: (tiles: string) => `${tiles} de vuelta en tu atril.`,
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
};

export default es;
