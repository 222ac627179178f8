// The words shared by all games with numbered tiles.
import { count, form } from '../../words/ro';
import type { SetWords, Words } from './en';

const ro: Words = {
  colours: { r: 'roșu', g: 'verde', b: 'albastru', y: 'galben' },
  tile: (number: number, colour: string) => `${number} ${colour}`,
  joker: 'joker',
  tiles: (tiles: number) => count(tiles, 'piesă', 'piese'),
  fromTop: (tiles: string) => `De sus în jos: ${tiles}`,

  melded: 's-a etalat',
  notMelded: 'neetalat',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} din ${of}`,
  ofYours: (tile: string) => `${tile}, a ta`,
  justPlaced: (tile: string) => `${tile}, nouă`,
  justDrawn: (tile: string) => `${tile}, tocmai trasă`,

  undo: 'Anulează',
  reset: 'Resetează',
  worth: (points: number) => count(points, 'punct', 'puncte'),
  hint: 'Sfat',
  show: 'Arată pe masă',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  undone: 'Anulat.',
  hintLies: 'Sfatul e pus pe masă.',
  turnReset: 'Tura a fost resetată.',
};

export const setWords: SetWords = {
  rack: 'Tabla ta',
  rackEmpty: 'Tabla ta e goală.',
  empty: 'Încă nu sunt formații pe masă.',
  dropHere: 'Glisează piese aici pentru o formație nouă sau alege-le și atinge aici.',
  set: (number: number, tiles: string) => `Formația ${number}: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, formația ${set}`,
  tools: 'Comenzile mesei',
  newSet: 'Formație nouă',
  toRack: 'Pe tablă',
  chosenWaiting: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')} pentru tura ta următoare.`,
  notStanding: (sets: number) =>
    form(sets, {
      one: 'O formație nu e încă valabilă.',
      few: '# formații nu sunt încă valabile.',
      other: '# de formații nu sunt încă valabile.',
    }),
  changes: {
    fresh: 'Formație nouă',
    grown: 'Lipit la o formație',
  },
  said: {
    newSet: (tiles: string) => `${tiles}: formație nouă.`,
    back: (tiles: string) => `${tiles} înapoi pe tabla ta.`,
  },
};

export default ro;
