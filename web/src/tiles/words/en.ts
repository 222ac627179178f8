// What every game of numbered tiles says alike.
import { count, form } from '../../words/en';

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
  undone: 'Undone.',
  hintLies: 'The hint lies on the table.',
  turnReset: 'The turn is reset.',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// What games say alike in which sets are laid on the table, each with its own words for a set and for the rack.
export const setWords = (set: string, rack: string) => ({
  rack: `Your ${rack}`,
  rackEmpty: `Your ${rack} is empty.`,
  empty: `No ${set}s on the table yet.`,
  dropHere: `Drop tiles here for a new ${set}, or choose some and tap here.`,
  set: (number: number, tiles: string) => `${capital(set)} ${number}: ${tiles}`,
  inSet: (tile: string, number: number) => `${tile}, ${set} ${number}`,
  tools: 'Change the table',
  newSet: `New ${set}`,
  toRack: `To ${rack}`,
  chosenWaiting: (tiles: number) => `${en.tiles(tiles)} chosen, for when it is your turn.`,
  notStanding: (sets: number) => form(sets, { one: `One ${set} does not stand yet.`, other: `# ${set}s do not stand yet.` }),
  changes: {
    fresh: `New ${set}`,
    grown: `Added to a ${set}`,
  },
  said: {
    newSet: (tiles: string) => `${tiles}: a new ${set}.`,
    back: (tiles: string) => `${tiles} back on your ${rack}.`,
  },
});
export type SetWords = ReturnType<typeof setWords>;

export default en;
export type Words = typeof en;
