import { setWords } from '../../../tiles/words/ro';
import { count, form } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
  ...setWords,

  placed: (tiles: number) => `a pus ${tiles}`,
  drew: (tiles: number) => `a tras ${form(tiles, { one: 'o piesă', few: '# piese', other: '# de piese' })}`,
  passed: 'pas',
  late: 'a rămas fără timp',

  bag: (tiles: number) => (tiles === 0 ? 'Teancul e gol' : `${tiles} în teanc`),

  split: 'Împarte',
  wholeSet: 'Toată formația',
  endTurn: 'Gata',
  draw: 'Trage o piesă',
  pass: 'Pas',
  resetFirst: 'Resetează întâi tura',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: atinge o formație sau „Formație nouă”.`,
  begin: 'Alege piese, apoi o formație, sau trage.',
  beginOrPass: 'Alege piese, apoi o formație, sau spune pas.',
  nothingFits: 'Nicio piesă a ta nu se potrivește: trage una.',
  lies: 'În acest joc formațiile de pe masă nu se pot desface: alege piese de pe tabla ta.',
  droppedLate: 'Ai rămas fără timp: tura ți-a fost anulată.',
  dropped: 'Tura s-a încheiat: schimbările tale au fost anulate.',

  hintDraws: 'Trage o piesă.',
  hintPasses: 'Spune pas.',
  changes: {
    ...setWords.changes,
    mixed: 'Rearanjat',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: lipit la formația ${set}.`,
    split: (set: number) => `Formația ${set} a fost împărțită.`,
  },

  keys: (free: boolean) =>
    [
      'Săgeți mută selecția',
      'Space alege, apoi pune',
      'N formație nouă',
      ...(free ? ['S împarte', 'A toată formația'] : []),
      'R pe tablă',
      'U anulează',
      'E gata',
      'D trage',
      'H sfat',
      'Shift ← → rearanjează',
      'Esc renunță',
    ].join(' · '),

  scoring: 'Fiecare pierde suma pieselor rămase pe tabla lui, iar câștigătorul ia tot. Învinge cine are cele mai multe puncte.',
  jokerScoring:
    'Fiecare pierde suma pieselor rămase pe tabla lui (un joker contează 30), iar câștigătorul ia tot. Învinge cine are cele mai multe puncte.',
};

export default ro;
