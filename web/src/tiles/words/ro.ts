// What every game of numbered tiles says alike.
import { count, form } from '../../words/ro';
import type { SetWords, Words } from './en';

const ro: Words = {
  colours: { r: 'roșu', g: 'verde', b: 'albastru', y: 'galben' },
  tile: (number: number, colour: string) => `${number} ${colour}`,
  joker: 'joker',
  tiles: (tiles: number) => count(tiles, 'piesă', 'piese'),
  fromTop: (tiles: string) => `De sus în jos: ${tiles}`,

  melded: 's-a etalat',
  notMelded: 'fără etalare',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} din ${of}`,
  ofYours: (tile: string) => `${tile}, de la tine`,
  justPlaced: (tile: string) => `${tile}, piesă nouă`,
  justDrawn: (tile: string) => `${tile}, abia trasă`,

  undo: 'Înapoi',
  reset: 'De la capăt',
  worth: (points: number) => count(points, 'punct', 'puncte'),
  hint: 'Sfat',
  show: 'Arată pe masă',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  undone: 'Anulat.',
  hintLies: 'Sfatul e așezat pe masă.',
  turnReset: 'Rândul e luat de la capăt.',
};

export const setWords: SetWords = {
  rack: 'Tabla ta',
  rackEmpty: 'Tabla ta e goală.',
  empty: 'Încă nu sunt formații pe masă.',
  dropHere: 'Lasă piese aici pentru o formație nouă sau alege-le și atinge aici.',
  set: (number: number, tiles: string) => `Formația ${number}: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, formația ${set}`,
  tools: 'Schimbă masa',
  newSet: 'Formație nouă',
  toRack: 'Pe tablă',
  chosenWaiting: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}, pentru când îți vine rândul.`,
  notStanding: (sets: number) =>
    form(sets, {
      one: 'O formație nu e încă bună.',
      few: '# formații nu sunt încă bune.',
      other: '# de formații nu sunt încă bune.',
    }),
  changes: {
    fresh: 'Formație nouă',
    grown: 'Lipire la o formație',
  },
  said: {
    newSet: (tiles: string) => `${tiles}: formație nouă.`,
    back: (tiles: string) => `${tiles} înapoi pe tabla ta.`,
  },
};

export default ro;
