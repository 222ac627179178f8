import { setWords } from '../../../tiles/words/ro';
import { count, form } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
  ...setWords,

  placed: (tiles: number) => `a pus ${tiles}`,
  drew: (tiles: number) => `a tras ${form(tiles, { one: 'o piesă', few: '# piese', other: '# de piese' })}`,
  passed: 'pas',
  late: 'a depășit timpul',

  bag: (tiles: number) => (tiles === 0 ? 'Sacul e gol' : `${tiles} în sac`),

  split: 'Desparte',
  wholeSet: 'Toată formația',
  endTurn: 'Gata',
  draw: 'Trage o piesă',
  pass: 'Pas',
  resetFirst: 'Ia întâi rândul de la capăt',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: acum o formație sau „Formație nouă”.`,
  begin: 'Alege piese, apoi o formație; sau trage.',
  beginOrPass: 'Alege piese, apoi o formație; sau pas.',
  nothingFits: 'Nicio piesă a ta nu se potrivește: trage.',
  lies: 'În acest joc formațiile de pe masă rămân cum sunt: alege piese de pe tabla ta.',
  droppedLate: 'Ți-a expirat timpul: ce ai mutat a fost luat înapoi.',
  dropped: 'Rândul s-a terminat: ce ai mutat a fost luat înapoi.',

  hintDraws: 'Trage o piesă.',
  hintPasses: 'Pas.',
  changes: {
    ...setWords.changes,
    mixed: 'Rearanjare',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} la formația ${set}.`,
    split: (set: number) => `Formația ${set} e despărțită.`,
  },

  keys: (free: boolean) =>
    [
      'Săgeți mergi',
      'Space alege, apoi pune',
      'N formație nouă',
      ...(free ? ['S desparte', 'A toată formația'] : []),
      'R pe tablă',
      'U înapoi',
      'E gata',
      'D trage',
      'H sfat',
      'Shift ← → mută',
      'Esc anulează',
    ].join(' · '),

  scoring: 'Cine mai are piese pierde suma numerelor lor, iar câștigătorul primește tot. Câștigă cine are cele mai multe puncte.',
  jokerScoring:
    'Cine mai are piese pierde suma numerelor lor (jokerul valorează 30), iar câștigătorul primește tot. Câștigă cine are cele mai multe puncte.',
};

export default ro;
