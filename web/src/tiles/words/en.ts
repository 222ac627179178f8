// What every game of numbered tiles says alike.
import { count } from '../../words/en';

const en = {
  colours: { r: 'red', g: 'green', b: 'blue', y: 'yellow' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: 'joker',
  tiles: (tiles: number) => count(tiles, 'tile', 'tiles'),
  fromTop: (tiles: string) => `From the top: ${tiles}`,

  melded: 'melded',
  notMelded: 'no meld',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} of ${of}`,
  ofYours: (tile: string) => `${tile}, yours`,
  justPlaced: (tile: string) => `${tile}, new`,
  justDrawn: (tile: string) => `${tile}, just drawn`,

  undo: 'Undo',
  reset: 'Reset',
  worth: (points: number) => count(points, 'point', 'points'),
  hint: 'Hint',
  show: 'Show on the table',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  closeHint: 'Close the hint',
  undone: 'Undone.',
  hintLies: 'The hint lies on the table.',
  turnReset: 'The turn is reset.',
};

export default en;
export type Words = typeof en;
