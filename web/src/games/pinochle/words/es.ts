import { count, form } from '../../../words/es';
import type { Words } from './en';

const points = (number: number) => count(number, 'punto', 'puntos');
const tricks = (number: number) => count(number, 'baza', 'bazas');

const es: Words = {
  points,
  tricks,
  passes: 'paso',
  namedTrump: (suit: string) => `triunfo: ${suit}`,
  took: (card: string) => `tomó ${card}`,
  hasKept: 'ya eligió',
  wonTrick: 'ganó la baza',

  // --- on the table
  stock: 'Mazo',
  stockHolds: (cards: string) => `Mazo: ${cards}, boca abajo`,
  open: 'Cartas boca arriba',
  takeCard: (card: string) => `Tomar ${card}`,
  trump: 'Triunfo',
  trumpIs: (suit: string) => `Triunfo: ${suit}`,
  trickNumber: (number: number) => `Baza ${number}`,
  playedBy: (name: string, card: string) => `${name}: ${card}`,
  leads: (name: string) => `Sale ${name}`,
  takesTrick: (name: string) => `Se la lleva ${name}`,
  lastTrick: 'Última baza',
  lastTrickOf: (name: string) => `Última baza: ${name}`,
  seat: (name: string) => `Puntos de ${name}`,
  bids: (bids: string) => `Pujas: ${bids}`,
  noBids: 'aún sin puja',
  bidIs: (bid: number) => `puja ${bid}`,
  melds: 'Combinaciones',
  meldsOf: (name: string) => `Combinaciones de ${name}`,
  noMelds: 'Sin combinaciones',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => form(missing, { one: 'falta #', many: 'faltan #', other: 'faltan #' }),
  made: 'puja lograda',
  towards: (total: number, bid: number) => `${total} de ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} ganó ${tricks(number)}, ${cards}`,

  // --- your place
  hint: (what: string, reason: string) => `Pista: ${what} ${reason}`,
  bidNow: (bid: number) => `Pujar ${bid}`,
  opening: 'Tu puja inicial',
  less: 'Diez menos',
  more: 'Diez más',
  common: 'Pujas habituales',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `Subir ${by}, hasta ${bid}`,
  pass: 'Pasar',
  chooseTrump: 'Elegir triunfo',
  nameTrump: (suit: string) => `${suit.charAt(0).toUpperCase()}${suit.slice(1)} como triunfo`,
  keep: 'Quedármelas',
  counts: (chosen: number, size: number) => `${chosen} de ${size}`,
  worth: (number: number) => (number === 0 ? 'aún sin combinaciones' : `combinaciones: ${number}`),
  choice: 'Cartas que te quedas',
  choosing: 'Los dos jugadores eligen con qué cartas se quedan.',

  // --- what to do now
  openBidding: 'Pujas primero: cualquier múltiplo de diez.',
  answerBid: (name: string, bid: number) => `${name} puja ${bid}: sube o pasa.`,
  waitBid: (name: string) => `Le toca pujar a ${name}.`,
  wonBid: (bid: number) => `Has ganado la subasta con ${bid}: elige el palo de triunfo.`,
  waitTrump: (name: string, bid: number) => `${name} ganó la subasta con ${bid} y está eligiendo el triunfo.`,
  pickOne: (name: string) => `Toma una de las dos cartas descubiertas; la otra es para ${name}.`,
  waitPick: (name: string) => `${name} está tomando una de las dos cartas descubiertas; la otra es para ti.`,
  chooseKeep: (chosen: number, size: number, worth: string) =>
    `Quédate con ${size} de tus cartas: ${count(chosen, 'elegida', 'elegidas')}, ${worth}.`,
  tooMany: (over: number, worth: string) =>
    `${form(over, { one: 'Sobra #: devuélvela', many: 'Sobran #: devuélvelas', other: 'Sobran #: devuélvelas' })}. Por ahora, ${worth}.`,
  ready: (worth: string) => `Listo: ${worth}.`,
  waitKeep: (name: string) => `Ya has elegido. ${name} aún está eligiendo.`,
  lead: 'Sales tú: juega una carta.',
  follow: (name: string, card: string) => `${name} salió con ${card}: juega una carta.`,
  followMarked: (name: string, card: string) => `${name} salió con ${card}: juega una carta marcada.`,
  playIt: (card: string) => `¿Jugar ${card}?`,
  chosenWaiting: (card: string) => `Carta elegida para tu turno: ${card}.`,

  hintBid: (bid: number) => `puja ${bid}.`,
  hintPass: 'pasa.',
  hintTrump: (suit: string) => `elige ${suit}.`,
  hintTake: (card: string) => `toma ${card}.`,
  hintKeep: 'quédate con las cartas levantadas.',
  hintPlay: (card: string) => `juega ${card}.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `pujó ${bid} y lo logró con ${total}`,
  fellShort: (bid: number, total: number) => `pujó ${bid} y se quedó en ${total}: 0 puntos`,
  account: (melds: number, won: number, total: number) => `combinaciones ${melds} + bazas ${won} = ${total}`,
  dropped: 'Descartadas:',

  keys: {
    hand: '← → moverse',
    choose: 'Espacio elegir',
    play: 'Enter jugar',
    keep: 'Enter quedarse',
    open: '+ − cambiar · B pujar',
    raise: '1 2 subir · P pasar',
    pick: '1 2 tomar una carta',
    rest: 'H pista · Shift ← → o arrastrar para ordenar · Esc cancelar',
  },
  touch: 'Arrastra las cartas para ordenarlas.',
  touchKeep: 'Toca las cartas para elegirlas.',
  touchPlay: 'Toca una carta, y otra vez para jugarla.',

  scoring: 'Cuentan las combinaciones y las cartas que ganas en las bazas. Gana quien tiene más puntos.',
  bidScoring:
    'Cuentan las combinaciones y las cartas que ganas en las bazas. Quien hace menos de lo que pujó no suma nada y pierde; si no, gana quien tiene más puntos.',
};

export default es;
