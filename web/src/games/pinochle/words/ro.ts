import { count } from '../../../words/ro';
import type { Words } from './en';

const points = (number: number) => count(number, 'punct', 'puncte');
const tricks = (number: number) => count(number, 'levată', 'levate');

const ro: Words = {
  points,
  tricks,
  passes: 'pas',
  namedTrump: (suit: string) => `${suit} e atu`,
  took: (card: string) => `a luat ${card}`,
  hasKept: 'a ales',
  wonTrick: 'a luat levata',

  // --- on the table
  stock: 'Talon',
  stockHolds: (cards: string) => `Talon: ${cards}, cu fața în jos`,
  open: 'Cărți cu fața în sus',
  takeCard: (card: string) => `Ia ${card}`,
  trump: 'Atu',
  trumpIs: (suit: string) => `Atu: ${suit}`,
  trickNumber: (number: number) => `Levata ${number}`,
  playedBy: (name: string, card: string) => `${name}: ${card}`,
  leads: (name: string) => `Iese ${name}`,
  takesTrick: (name: string) => `O ia ${name}`,
  lastTrick: 'Ultima levată',
  lastTrickOf: (name: string) => `Ultima levată, luată de ${name}`,
  seat: (name: string) => `Situația: ${name}`,
  bids: (bids: string) => `Licitații: ${bids}`,
  noBids: 'încă nicio licitație',
  bidIs: (bid: number) => `a licitat ${bid}`,
  melds: 'Combinații',
  meldsOf: (name: string) => `Combinații: ${name}`,
  noMelds: 'Nicio combinație',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => `mai trebuie ${missing}`,
  made: 'licitație atinsă',
  towards: (total: number, bid: number) => `${total} din ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} a luat ${tricks(number)}, ${cards}`,

  // --- own place
  hint: (what: string, reason: string) => `Sfat: ${what} ${reason}`,
  bidNow: (bid: number) => `Licitează ${bid}`,
  opening: 'Licitația ta de început',
  less: 'Cu zece mai puțin',
  more: 'Cu zece mai mult',
  common: 'Licitații obișnuite',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `Crește cu ${by}, la ${bid}`,
  pass: 'Pas',
  chooseTrump: 'Alege atuul',
  nameTrump: (suit: string) => `Atu ${suit}`,
  keep: 'Păstrează-le',
  counts: (chosen: number, size: number) => `${chosen} din ${size}`,
  worth: (number: number) => (number === 0 ? 'încă nicio combinație' : `combinații ${number}`),
  choice: 'Ce păstrezi',
  choosing: 'Ambii jucători aleg cărțile pe care le păstrează.',

  // --- what to do now
  openBidding: 'Tu deschizi licitația: spune orice multiplu de zece.',
  answerBid: (name: string, bid: number) => `${name} licitează ${bid}: crește sau spune pas.`,
  waitBid: (name: string) => `Licitează ${name}.`,
  wonBid: (bid: number) => `Ai câștigat licitația cu ${bid}: alege culoarea de atu.`,
  waitTrump: (name: string, bid: number) => `${name} a câștigat licitația cu ${bid} și alege atuul.`,
  pickOne: (name: string) => `Ia una din cele două cărți deschise; ${name} o primește pe cealaltă.`,
  waitPick: (name: string) => `${name} ia una din cele două cărți deschise; tu o primești pe cealaltă.`,
  chooseKeep: (chosen: number, size: number, worth: string) =>
    `Păstrează ${size} din cărțile tale: ai ales ${chosen}, ${worth}.`,
  tooMany: (over: number, worth: string) => `Sunt prea multe: mai dă înapoi ${over}. Până acum ${worth}.`,
  ready: (worth: string) => `Gata de păstrat: ${worth}.`,
  waitKeep: (name: string) => `Ai ales. ${name} încă alege.`,
  lead: 'Tu ieși: joacă o carte.',
  follow: (name: string, card: string) => `${name} a ieșit cu ${card}: joacă o carte.`,
  followMarked: (name: string, card: string) => `${name} a ieșit cu ${card}: joacă o carte marcată.`,
  playIt: (card: string) => `Joci ${card}?`,
  chosenWaiting: (card: string) => `Ai ales ${card}, pentru când îți vine rândul.`,

  hintBid: (bid: number) => `licitează ${bid}.`,
  hintPass: 'pas.',
  hintTrump: (suit: string) => `alege atu ${suit}.`,
  hintTake: (card: string) => `ia ${card}.`,
  hintKeep: 'păstrează cărțile ridicate.',
  hintPlay: (card: string) => `joacă ${card}.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `a licitat ${bid}, a făcut ${total}`,
  fellShort: (bid: number, total: number) => `a licitat ${bid}, a făcut doar ${total}: 0 puncte`,
  account: (melds: number, won: number, total: number) => `combinații ${melds} + levate ${won} = ${total}`,
  dropped: 'Lăsate:',

  keys: {
    hand: '← → mergi',
    choose: 'Space alege',
    play: 'Enter joacă',
    keep: 'Enter păstrează',
    open: '+ − schimbă · B licitează',
    raise: '1 2 crește · P pas',
    pick: '1 2 ia o carte',
    rest: 'H sfat · Shift ← → sau glisează ca să muți · Esc anulează',
  },
  touch: 'Glisează cărțile ca să le rearanjezi.',
  touchKeep: 'Atinge cărțile ca să le alegi.',
  touchPlay: 'Atinge o carte, apoi încă o dată ca să o joci.',

  scoring: 'Contează formațiile și cărțile luate în levate; câștigă cine are cele mai multe puncte.',
  bidScoring:
    'Contează formațiile și cărțile luate în levate. Cine face mai puțin decât a licitat nu primește nimic și pierde; altfel câștigă cine are cele mai multe puncte.',
};

export default ro;
