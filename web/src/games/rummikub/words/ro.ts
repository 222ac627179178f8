import { count, form } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
  placed: (tiles: number) => `a pus ${tiles}`,
  drew: (tiles: number) => `a tras ${form(tiles, { one: 'o piesă', few: '# piese', other: '# de piese' })}`,
  passed: 'pas',
  late: 'a depășit timpul',

  bag: (tiles: number) => (tiles === 0 ? 'Sacul e gol' : `${tiles} în sac`),
  empty: 'Încă nu sunt formații pe masă.',
  set: (number: number, tiles: string) => `Formația ${number}: ${tiles}`,

  rack: 'Tabla ta',
  inSet: (tile: string, set: number) => `${tile}, formația ${set}`,
  rackEmpty: 'Tabla ta e goală.',

  tools: 'Schimbă masa',
  newSet: 'Formație nouă',
  split: 'Desparte',
  wholeSet: 'Toată formația',
  toRack: 'Pe tablă',
  endTurn: 'Gata',
  draw: 'Trage o piesă',
  pass: 'Pas',
  resetFirst: 'Ia întâi rândul de la capăt',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: acum o formație sau „Formație nouă”.`,
  chosenWaiting: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}, pentru când îți vine rândul.`,
  begin: 'Alege piese, apoi o formație; sau trage.',
  beginOrPass: 'Alege piese, apoi o formație; sau pas.',
  nothingFits: 'Nicio piesă a ta nu se potrivește: trage.',
  notStanding: (sets: number) =>
    form(sets, {
      one: 'O formație nu e încă bună.',
      few: '# formații nu sunt încă bune.',
      other: '# de formații nu sunt încă bune.',
    }),
  lies: 'În acest joc formațiile de pe masă rămân cum sunt: alege piese de pe tabla ta.',
  droppedLate: 'Ți-a expirat timpul: ce ai mutat a fost luat înapoi.',
  dropped: 'Rândul s-a terminat: ce ai mutat a fost luat înapoi.',

  hintDraws: 'Trage o piesă.',
  hintPasses: 'Pas.',
  changes: {
    fresh: 'Formație nouă',
    grown: 'Lipire la o formație',
    mixed: 'Rearanjare',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: formație nouă.`,
    into: (tiles: string, set: number) => `${tiles} la formația ${set}.`,
    back: (tiles: string) => `${tiles} înapoi pe tabla ta.`,
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
};

export default ro;
