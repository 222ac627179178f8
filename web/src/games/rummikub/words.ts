import { pick } from '../../words';

const count = (number: number, one: string, more: string) => (number === 1 ? `1 ${one}` : `${number} ${more}`);

const en = {
  colours: { r: 'red', g: 'green', b: 'blue', y: 'yellow' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: 'joker',
  tiles: (tiles: number) => count(tiles, 'tile', 'tiles'),

  placed: (tiles: number) => `placed ${tiles}`,
  drew: (tiles: number) => (tiles === 1 ? 'drew a tile' : `drew ${tiles} tiles`),
  passed: 'passed',
  late: 'ran out of time',
  melded: 'melded',
  notMelded: 'no meld',

  bag: (tiles: number) => (tiles === 0 ? 'The bag is empty' : `${tiles} in the bag`),
  empty: 'No sets on the table yet.',
  set: (number: number, tiles: string) => `Set ${number}: ${tiles}`,

  rack: 'Your rack',
  place: (tile: string, at: number, of: number) => `${tile}, ${at} of ${of}`,
  inSet: (tile: string, set: number) => `${tile}, set ${set}`,
  ofYours: (tile: string) => `${tile}, yours`,
  justPlaced: (tile: string) => `${tile}, new`,
  rackEmpty: 'Your rack is empty.',

  tools: 'Change the table',
  newSet: 'New set',
  split: 'Split',
  wholeSet: 'Whole set',
  toRack: 'To rack',
  undo: 'Undo',
  reset: 'Reset',
  endTurn: 'End turn',
  draw: 'Draw a tile',
  pass: 'Pass',
  resetFirst: 'Reset the turn first',

  chosen: (tiles: number) => `${count(tiles, 'tile', 'tiles')} chosen: now a set, or “New set”.`,
  chosenWaiting: (tiles: number) => `${count(tiles, 'tile', 'tiles')} chosen, for when it is your turn.`,
  begin: 'Choose tiles, then a set; or draw.',
  beginOrPass: 'Choose tiles, then a set; or pass.',
  nothingFits: 'None of your tiles fits: draw.',
  notStanding: (sets: number) => (sets === 1 ? 'One set does not stand yet.' : `${sets} sets do not stand yet.`),
  worth: (points: number) => count(points, 'point', 'points'),
  lies: 'Sets on the table stay as they are in this game: choose tiles of your rack.',
  droppedLate: 'Your time ran out: what you had moved was taken back.',
  dropped: 'The turn is over: what you had moved was taken back.',

  hint: 'Hint',
  hintDraws: 'Draw a tile.',
  hintPasses: 'Pass.',
  show: 'Show on the table',
  close: 'Close the hint',
  changes: {
    fresh: 'New set',
    grown: 'Added to a set',
    mixed: 'Put together anew',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: a new set.`,
    into: (tiles: string, set: number) => `${tiles} into set ${set}.`,
    back: (tiles: string) => `${tiles} back on your rack.`,
    split: (set: number) => `Set ${set} is split.`,
    undone: 'Undone.',
    reset: 'The turn is reset.',
    shown: 'The hint lies on the table.',
  },

  keys: (free: boolean) =>
    [
      'Arrows go',
      'Space choose, then put',
      'N new set',
      ...(free ? ['S split', 'A whole set'] : []),
      'R to rack',
      'U undo',
      'E end turn',
      'D draw',
      'H hint',
      'Shift ← → move',
      'Esc clear',
    ].join(' · '),
};

export const rummikubWords = pick({ en });
