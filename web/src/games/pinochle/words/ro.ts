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
  lastTrickOf: (name: string) => `Ultima levată: ${name}`,
  seat: (name: string) => `Scor: ${name}`,
  bids: (bids: string) => `Licitații: ${bids}`,
  noBids: 'încă fără licitație',
  bidIs: (bid: number) => `a licitat ${bid}`,
  melds: 'Combinații',
  meldsOf: (name: string) => `Combinații: ${name}`,
  noMelds: 'Nicio combinație',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => `mai trebuie ${missing}`,
  made: 'licitație îndeplinită',
  towards: (total: number, bid: number) => `${total} din ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} a luat ${tricks(number)}, ${cards}`,

  // --- your place
  hint: (what: string, reason: string) => `Sfat: ${what} ${reason}`,
  bidNow: (bid: number) => `Licitează ${bid}`,
  opening: 'Licitația ta de deschidere',
  less: 'Cu zece mai puțin',
  more: 'Cu zece mai mult',
  common: 'Licitații frecvente',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `Crește cu ${by}, la ${bid}`,
  pass: 'Pas',
  chooseTrump: 'Alege atuul',
  nameTrump: (suit: string) => `Atu ${suit}`,
  keep: 'Păstrează-le',
  counts: (chosen: number, size: number) => `${chosen} din ${size}`,
  worth: (number: number) => (number === 0 ? 'încă nicio combinație' : `combinații ${number}`),
  choice: 'Cărți de păstrat',
  choosing: 'Ambii jucători aleg cărțile pe care le păstrează.',

  // --- what to do now
  openBidding: 'Tu licitezi primul: orice multiplu de zece.',
  answerBid: (name: string, bid: number) => `${name} licitează ${bid}: crește sau spune pas.`,
  waitBid: (name: string) => `Licitează ${name}.`,
  wonBid: (bid: number) => `Ai câștigat licitația cu ${bid}: alege atuul.`,
  waitTrump: (name: string, bid: number) => `${name} a câștigat licitația cu ${bid} și alege atuul.`,
  pickOne: (name: string) => `Ia una dintre cele două cărți cu fața în sus; ${name} o primește pe cealaltă.`,
  waitPick: (name: string) => `${name} ia una dintre cele două cărți cu fața în sus; tu o primești pe cealaltă.`,
  chooseKeep: (chosen: number, size: number, worth: string) =>
    `Păstrează ${size} din cărțile tale: ai ales ${chosen}, ${worth}.`,
  tooMany: (over: number, worth: string) => `Prea multe: pune înapoi ${over}. Până acum ${worth}.`,
  ready: (worth: string) => `Gata: ${worth}.`,
  waitKeep: (name: string) => `Ai ales. ${name} încă alege.`,
  lead: 'Tu ieși: joacă o carte.',
  follow: (name: string, card: string) => `${name} a ieșit cu ${card}: joacă o carte.`,
  followMarked: (name: string, card: string) => `${name} a ieșit cu ${card}: joacă o carte marcată.`,
  playIt: (card: string) => `Joci ${card}?`,
  chosenWaiting: (card: string) => `Ai ales ${card} pentru tura ta.`,

  hintBid: (bid: number) => `licitează ${bid}.`,
  hintPass: 'spune pas.',
  hintTrump: (suit: string) => `alege atu ${suit}.`,
  hintTake: (card: string) => `ia ${card}.`,
  hintKeep: 'păstrează cărțile ridicate.',
  hintPlay: (card: string) => `joacă ${card}.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `a licitat ${bid} și a făcut ${total}`,
  fellShort: (bid: number, total: number) => `a licitat ${bid}, dar a făcut doar ${total}: 0 puncte`,
  account: (melds: number, won: number, total: number) => `combinații ${melds} + levate ${won} = ${total}`,
  dropped: 'Lăsate:',

  keys: {
    hand: '← → mută selecția',
    choose: 'Space alege',
    play: 'Enter joacă',
    keep: 'Enter păstrează',
    open: '+ − schimbă · B licitează',
    raise: '1 2 crește · P pas',
    pick: '1 2 ia o carte',
    rest: 'H sfat · Shift ← → sau glisare rearanjează · Esc renunță',
  },
  touch: 'Glisează cărțile ca să le rearanjezi.',
  touchKeep: 'Atinge cărțile ca să le alegi.',
  touchPlay: 'Atinge o carte, apoi încă o dată ca să o joci.',

  scoring: 'Primești puncte pentru combinații și pentru cărțile luate în levate. Câștigă cine are cele mai multe puncte.',
  bidScoring:
    'Primești puncte pentru combinații și pentru cărțile luate în levate. Cine face mai puțin decât a licitat nu primește nimic și pierde; altfel câștigă cine are cele mai multe puncte.',
};

export default ro;
