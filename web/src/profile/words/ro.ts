import { count } from '../../words/ro';
import type { Words } from './en';

const ro: Words = {
  link: 'Profil',
  title: 'Profilul tău',
  about: 'Jocurile tale se salvează sub o cheie păstrată de acest browser. Nu ai nevoie de cont sau parolă.',
  all: 'Toate jocurile și statisticile',

  empty: 'Încă nu e nimic aici.',
  emptyAbout: 'Joacă un joc și rezultatele tale vor apărea aici. Jocurile neterminate te așteaptă tot aici.',
  noneFinished: 'Termină un joc și rezultatele tale vor apărea aici.',
  play: 'Joacă un joc',

  statistics: 'Statistici',
  houseRules: 'Reguli ale casei:',
  played: 'Meciuri',
  won: 'Câștigate',
  wonOf: (won: number, share: string) => `${won} (${share})`,
  streak: 'Victorii la rând',
  streakOf: (now: number, longest: number) => `${now} acum, record ${longest}`,
  points: 'Puncte',
  pointsOf: (points: string, average: string) => `${points} (${average} pe meci)`,
  hints: 'Sfaturi folosite',
  history: (matches: number) => `Puncte pe meci (ultimele ${matches})`,
  historySaid: (points: string) => `Puncte pe meci, de la cel mai vechi: ${points}`,
  range: (least: string, most: string) => `de la ${least} la ${most}`,
  game: 'Joc',
  choose: 'Detalii pentru',
  against: 'Contra',
  people: 'oameni',

  running: 'Continuă jocul',
  finished: 'Jocuri încheiate',
  results: { won: 'Câștigat', shared: 'Egal', lost: 'Pierdut', none: 'Fără rezultat' },
  hintsTaken: (hints: number) => count(hints, 'sfat', 'sfaturi'),
  sheet: 'Tabela de scor',
  replay: 'Reluare',
  record: 'Salvează înregistrarea',
  more: 'Jocuri mai vechi',

  key: 'Cheia profilului',
  keyAbout:
    'Cu această cheie îți continui jocurile în alt browser. Ține-o secretă: oricine o are poate juca în numele tău. O cheie ' +
    'pierdută nu mai poate fi recuperată.',
  keyShow: 'Arată, copiază sau salvează cheia',
  keyLabel: 'Cheia ta',
  keyCopied: 'Copiată. Păstreaz-o doar pentru tine.',
  keySave: 'Salvează ca fișier',
  keyFile: 'parlor-key.txt',
  take: 'Folosește o cheie din alt browser',
  takeLabel: 'Cealaltă cheie',
  takeFile: 'Sau deschide fișierul cu cheia salvată',
  takeOver: 'Folosește cheia',
  notKey: 'Aceasta nu este o cheie. O cheie are 32 de caractere: cifre și litere de la a la f.',
  sameKey: 'Acest browser folosește deja această cheie.',
  replaceTitle: 'Înlocuiești cheia acestui browser?',
  replaceAbout:
    'Cealaltă cheie o va înlocui pe cea folosită acum de acest browser. Dacă vrei să revii la jocurile tale de acum, ' +
    'salvează întâi cheia lor: mai târziu nu mai poate fi recuperată.',
  replace: 'Înlocuiește cheia',
  keep: 'Păstrează cheia mea',
  replaced: 'Acest browser folosește acum cealaltă cheie.',
};

export default ro;
