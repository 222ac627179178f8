import { count } from '../../words/en';

const en = {
  link: 'Profile',
  title: 'Your profile',
  about: 'Your games are saved under a key that this browser keeps. You don’t need an account or a password.',
  all: 'All games and statistics',

  empty: 'Nothing here yet.',
  emptyAbout: 'Play a game and your results will appear here. Unfinished games wait here for you too.',
  noneFinished: 'Finish a game and your results will appear here.',
  play: 'Play a game',

  statistics: 'Statistics',
  houseRules: 'House rules:',
  played: 'Matches',
  won: 'Won',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Winning streak',
  streakOf: (now: number, longest: number) => `${now} now, ${longest} best`,
  points: 'Points',
  pointsOf: (points: string, average: string) => `${points} (${average} per match)`,
  hints: 'Hints used',
  history: (matches: number) => `Points per match (last ${matches})`,
  historySaid: (points: string) => `Points per match, oldest first: ${points}`,
  range: (least: string, most: string) => `from ${least} to ${most}`,
  game: 'Game',
  choose: 'Details for',
  against: 'Against',
  people: 'human players',

  running: 'Continue playing',
  finished: 'Finished games',
  results: { won: 'Won', shared: 'Tied', lost: 'Lost', none: 'No result' },
  hintsTaken: (hints: number) => count(hints, 'hint', 'hints'),
  sheet: 'Score sheet',
  replay: 'Replay',
  record: 'Save record',
  more: 'Older games',

  key: 'Profile key',
  keyAbout:
    'Use this key to continue your games in another browser. Keep it secret: anyone who has it can play as you. A lost ' +
    'key can’t be recovered.',
  keyShow: 'Show, copy or save key',
  keyLabel: 'Your key',
  keyCopied: 'Copied. Keep it to yourself.',
  keySave: 'Save as a file',
  keyFile: 'parlor-key.txt',
  take: 'Use a key from another browser',
  takeLabel: 'Other key',
  takeFile: 'Or open the saved key file',
  takeOver: 'Use this key',
  notKey: 'That isn’t a key. A key has 32 characters: digits and the letters a to f.',
  sameKey: 'This browser already uses that key.',
  replaceTitle: 'Replace this browser’s key?',
  replaceAbout:
    'The other key will replace the one this browser uses now. If you want to return to your current games, save their ' +
    'key first: it can’t be recovered later.',
  replace: 'Replace key',
  keep: 'Keep current key',
  replaced: 'This browser now uses the other key.',
};

export default en;
export type Words = typeof en;
