import { count } from '../../words/en';

const en = {
  link: 'Profile',
  title: 'Your profile',
  about: 'Your games are counted under a key that this browser keeps. There is no account and no password.',
  all: 'All your games and statistics',

  empty: 'Nothing here yet.',
  emptyAbout: 'Play a game and your results appear here. A game that you leave unfinished waits here for you.',
  noneFinished: 'Finish a game, and your results appear here.',
  play: 'Play a game',

  statistics: 'How you do',
  houseRules: 'House rules:',
  played: 'Matches',
  won: 'Won',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Wins in a row',
  streakOf: (now: number, longest: number) => `${now} now, ${longest} at best`,
  points: 'Points',
  pointsOf: (points: string, average: string) => `${points}, ${average} a match`,
  hints: 'Hints taken',
  course: (matches: number) => `Points per match (last ${matches})`,
  courseSaid: (points: string) => `Points match by match, the oldest first: ${points}`,
  range: (least: string, most: string) => `from ${least} to ${most}`,
  game: 'Game',
  choose: 'Details for',
  against: 'Against',
  people: 'people',

  running: 'Go on playing',
  finished: 'Finished games',
  results: { won: 'Won', shared: 'Shared', lost: 'Not won', none: 'No result' },
  hintsTaken: (hints: number) => count(hints, 'hint', 'hints'),
  sheet: 'Score sheet',
  replay: 'Replay',
  record: 'Save the record',
  more: 'Older games',

  key: 'The key',
  keyAbout: 'Whoever has it is you: with it your games go on in another browser. Nobody can give it back to you if it is lost.',
  keyShow: 'Show, copy or save it',
  keyLabel: 'Your key',
  keyCopied: 'Copied. Keep it to yourself.',
  keySave: 'Save as a file',
  keyFile: 'parlor-key.txt',
  take: 'Use a key from another browser',
  takeLabel: 'The other key',
  takeFile: 'Or the file that it was saved in',
  takeOver: 'Use this key',
  notKey: 'This is no key: a key has 32 signs, digits and the letters a to f.',
  sameKey: 'This browser has this key already.',
  replaceTitle: 'Replace the key of this browser?',
  replaceAbout:
    'The key that this browser has now is replaced by the other one. Save it first if you want to come back to its games: ' +
    'afterwards nobody can.',
  replace: 'Replace it',
  keep: 'Keep the one I have',
  replaced: 'This browser uses the other key now.',
};

export default en;
export type Words = typeof en;
