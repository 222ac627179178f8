// The words shared by all games with numbered tiles.
import { count, form } from '../../words/es';
import type { SetWords, Words } from './en';

const es: Words = {
  colours: { r: 'rojo', g: 'verde', b: 'azul', y: 'amarillo' },
  tile: (number: number, colour: string) => `${number} ${colour}`,
  joker: 'comodín',
  tiles: (tiles: number) => count(tiles, 'ficha', 'fichas'),
  fromTop: (tiles: string) => `Desde arriba: ${tiles}`,

  melded: 'ya bajó',
  notMelded: 'aún no bajó',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} de ${of}`,
  ofYours: (tile: string) => `${tile}, tuyo`,
  justPlaced: (tile: string) => `${tile}, nuevo`,
  justDrawn: (tile: string) => `${tile}, recién robado`,

  undo: 'Deshacer',
  reset: 'Reiniciar',
  worth: (points: number) => count(points, 'punto', 'puntos'),
  hint: 'Pista',
  show: 'Ver en la mesa',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  undone: 'Deshecho.',
  hintLies: 'La pista está en la mesa.',
  turnReset: 'Turno reiniciado.',
};

export const chosen = (tiles: number) => count(tiles, 'ficha elegida', 'fichas elegidas');

export const setWords: SetWords = {
  rack: 'Tu atril',
  rackEmpty: 'Tu atril está vacío.',
  empty: 'Aún no hay combinaciones en la mesa.',
  dropHere: 'Suelta fichas aquí para formar una combinación nueva, o elígelas y toca aquí.',
  set: (number: number, tiles: string) => `Combinación ${number}: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, combinación ${set}`,
  tools: 'Herramientas de la mesa',
  newSet: 'Nueva combinación',
  toRack: 'Al atril',
  chosenWaiting: (tiles: number) => `${chosen(tiles)} para tu próximo turno.`,
  notStanding: (sets: number) =>
    form(sets, {
      one: 'Una combinación aún no es válida.',
      many: '# de combinaciones aún no son válidas.',
      other: '# combinaciones aún no son válidas.',
    }),
  changes: {
    fresh: 'Nueva combinación',
    grown: 'Añadidas a una combinación',
  },
  said: {
    newSet: (tiles: string) => `${tiles}: nueva combinación.`,
    back: (tiles: string) => `${tiles}: de vuelta en tu atril.`,
  },
};

export default es;
