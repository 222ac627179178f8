// The words shared by all games with numbered tiles.
import { count, form } from '../../words/en';

const en = {
  colours: { r: 'red', g: 'green', b: 'blue', y: 'yellow' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: 'joker',
  tiles: (tiles: number) => count(tiles, 'tile', 'tiles'),
  fromTop: (tiles: string) => `From the top: ${tiles}`,

  melded: 'melded',
  notMelded: 'no meld yet',

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
  hintLies: 'The hint is on the table.',
  turnReset: 'Turn reset.',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// The words shared by games with sets on the table; each has its own word for a set and for the rack.
export const setWords = (set: string, rack: string) => ({
  rack: `Your ${rack}`,
  rackEmpty: `Your ${rack} is empty.`,
  empty: `No ${set}s on the table yet.`,
  dropHere: `Drop tiles here to make a new ${set}, or choose some and tap here.`,
  set: (number: number, tiles: string) => `${capital(set)} ${number}: ${tiles}`,
  inSet: (tile: string, number: number) => `${tile}, ${set} ${number}`,
  tools: 'Table tools',
  newSet: `New ${set}`,
  toRack: `To ${rack}`,
  chosenWaiting: (tiles: number) => `${en.tiles(tiles)} chosen for your next turn.`,
  notStanding: (sets: number) => form(sets, { one: `One ${set} isn’t valid yet.`, other: `# ${set}s aren’t valid yet.` }),
  changes: {
    fresh: `New ${set}`,
    grown: `Added to a ${set}`,
  },
  said: {
    newSet: (tiles: string) => `${tiles}: new ${set}.`,
    back: (tiles: string) => `${tiles} back on your ${rack}.`,
  },
});
export type SetWords = ReturnType<typeof setWords>;

export default en;
export type Words = typeof en;
