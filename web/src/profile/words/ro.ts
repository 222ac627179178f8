import { count } from '../../words/ro';
import type { Words } from './en';

const ro: Words = {
  link: 'Profil',
  title: 'Profilul tău',
  about: 'Jocurile tale se numără sub o cheie pe care o păstrează acest browser. Nu există cont și nici parolă.',
  all: 'Toate jocurile și statisticile tale',

  empty: 'Aici nu e încă nimic.',
  emptyAbout: 'Joacă un joc și rezultatele tale apar aici. Un joc lăsat neterminat te așteaptă tot aici.',
  noneFinished: 'Termină un joc și rezultatele tale apar aici.',
  play: 'Joacă un joc',

  statistics: 'Cum îți merge',
  houseRules: 'Reguli ale casei:',
  played: 'Meciuri',
  won: 'Câștigate',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Victorii la rând',
  streakOf: (now: number, longest: number) => `${now} acum, cel mult ${longest}`,
  points: 'Puncte',
  pointsOf: (points: string, average: string) => `${points}, ${average} pe meci`,
  hints: 'Sfaturi primite',
  course: (matches: number) => `Puncte pe meci (ultimele ${matches})`,
  courseSaid: (points: string) => `Puncte meci cu meci, de la cel mai vechi: ${points}`,
  range: (least: string, most: string) => `de la ${least} la ${most}`,
  game: 'Joc',
  choose: 'Detalii pentru',
  against: 'Cu cine',
  people: 'oameni',

  running: 'Joacă mai departe',
  finished: 'Jocuri încheiate',
  results: { won: 'Câștigat', shared: 'Victorie împărțită', lost: 'Necâștigat', none: 'Fără rezultat' },
  hintsTaken: (hints: number) => count(hints, 'sfat', 'sfaturi'),
  sheet: 'Tabela de scor',
  replay: 'Reluare',
  record: 'Salvează înregistrarea',
  more: 'Jocuri mai vechi',

  key: 'Cheia',
  keyAbout:
    'Cine o are ești tu: cu ea, jocurile tale continuă în alt browser. Dacă o pierzi, nimeni nu ți-o poate da înapoi.',
  keyShow: 'Arat-o, copiaz-o sau salveaz-o',
  keyLabel: 'Cheia ta',
  keyCopied: 'Copiată. Păstreaz-o doar pentru tine.',
  keySave: 'Salvează ca fișier',
  keyFile: 'parlor-key.txt',
  take: 'Folosește o cheie din alt browser',
  takeLabel: 'Cealaltă cheie',
  takeFile: 'Sau fișierul în care a fost salvată',
  takeOver: 'Folosește cheia',
  notKey: 'Aceasta nu este o cheie: o cheie are 32 de semne, cifre și literele de la a la f.',
  sameKey: 'Acest browser are deja această cheie.',
  replaceTitle: 'Înlocuiești cheia acestui browser?',
  replaceAbout:
    'Cheia pe care o are acum acest browser este înlocuită cu cealaltă. Salveaz-o întâi, dacă vrei să te întorci la jocurile ei: ' +
    'după aceea nu mai poate nimeni.',
  replace: 'Înlocuiește',
  keep: 'Păstrează cheia mea',
  replaced: 'Acest browser folosește acum cealaltă cheie.',
};

export default ro;
