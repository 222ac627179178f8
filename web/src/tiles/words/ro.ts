// What every game of numbered tiles says alike.
import { count } from '../../words/ro';
import type { Words } from './en';

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
  closeHint: 'Închide sfatul',
  undone: 'Anulat.',
  hintLies: 'Sfatul e așezat pe masă.',
  turnReset: 'Rândul e luat de la capăt.',
};

export default ro;
