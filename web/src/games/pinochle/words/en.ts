import { count } from '../../../words/en';

const points = (number: number) => count(number, 'point', 'points');
const tricks = (number: number) => count(number, 'trick', 'tricks');

const en = {
  points,
  tricks,
  passes: 'pass',
  namedTrump: (suit: string) => `${suit} is trump`,
  took: (card: string) => `took ${card}`,
  hasKept: 'has chosen',
  wonTrick: 'won the trick',

  // --- on the table
  stock: 'Stock',
  stockHolds: (cards: string) => `Stock: ${cards}, face down`,
  open: 'Face-up cards',
  takeCard: (card: string) => `Take ${card}`,
  trump: 'Trump',
  trumpIs: (suit: string) => `Trump: ${suit}`,
  trickNumber: (number: number) => `Trick ${number}`,
  playedBy: (name: string, card: string) => `${name}: ${card}`,
  leads: (name: string) => `${name} leads`,
  takesTrick: (name: string) => `${name} takes it`,
  lastTrick: 'Last trick',
  lastTrickOf: (name: string) => `Last trick: ${name}`,
  seat: (name: string) => `${name}’s score`,
  bids: (bids: string) => `Bids: ${bids}`,
  noBids: 'no bid yet',
  bidIs: (bid: number) => `bid ${bid}`,
  melds: 'Melds',
  meldsOf: (name: string) => `${name}’s melds`,
  noMelds: 'No melds',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => `needs ${missing}`,
  made: 'bid made',
  towards: (total: number, bid: number) => `${total} of ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} won ${tricks(number)}, ${cards}`,

  // --- your place
  hint: (what: string, reason: string) => `Hint: ${what} ${reason}`,
  bidNow: (bid: number) => `Bid ${bid}`,
  opening: 'Your opening bid',
  less: 'Ten less',
  more: 'Ten more',
  common: 'Common bids',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `Raise by ${by} to ${bid}`,
  pass: 'Pass',
  chooseTrump: 'Choose trump',
  nameTrump: (suit: string) => `${suit.charAt(0).toUpperCase()}${suit.slice(1)} as trump`,
  keep: 'Keep these',
  counts: (chosen: number, size: number) => `${chosen} of ${size}`,
  worth: (number: number) => (number === 0 ? 'no melds yet' : `melds ${number}`),
  choice: 'Cards to keep',
  choosing: 'Both players are choosing which cards to keep.',

  // --- what to do now
  openBidding: 'You bid first: any multiple of ten.',
  answerBid: (name: string, bid: number) => `${name} bids ${bid}: raise or pass.`,
  waitBid: (name: string) => `${name} is bidding.`,
  wonBid: (bid: number) => `You won the bidding at ${bid}: name the trump suit.`,
  waitTrump: (name: string, bid: number) => `${name} won the bidding at ${bid} and is choosing trump.`,
  pickOne: (name: string) => `Take one of the two face-up cards; ${name} gets the other.`,
  waitPick: (name: string) => `${name} is taking one of the two face-up cards; you get the other.`,
  chooseKeep: (chosen: number, size: number, worth: string) => `Keep ${size} of your cards: ${chosen} chosen, ${worth}.`,
  tooMany: (over: number, worth: string) => `Too many: put ${over} back. So far ${worth}.`,
  ready: (worth: string) => `Ready: ${worth}.`,
  waitKeep: (name: string) => `You’ve chosen. ${name} is still choosing.`,
  lead: 'You lead: play a card.',
  follow: (name: string, card: string) => `${name} led ${card}: play a card.`,
  followMarked: (name: string, card: string) => `${name} led ${card}: play a marked card.`,
  playIt: (card: string) => `Play ${card}?`,
  chosenWaiting: (card: string) => `${card} is chosen for your turn.`,

  hintBid: (bid: number) => `bid ${bid}.`,
  hintPass: 'pass.',
  hintTrump: (suit: string) => `name ${suit}.`,
  hintTake: (card: string) => `take ${card}.`,
  hintKeep: 'keep the raised cards.',
  hintPlay: (card: string) => `play ${card}.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `bid ${bid}, made with ${total}`,
  fellShort: (bid: number, total: number) => `bid ${bid}, fell short with ${total}: 0 points`,
  account: (melds: number, won: number, total: number) => `melds ${melds} + tricks ${won} = ${total}`,
  dropped: 'Dropped:',

  keys: {
    hand: '← → move',
    choose: 'Space choose',
    play: 'Enter play',
    keep: 'Enter keep',
    open: '+ − change · B bid',
    raise: '1 2 raise · P pass',
    pick: '1 2 take a card',
    rest: 'H hint · Shift ← → or drag to rearrange · Esc clear',
  },
  touch: 'Drag cards to rearrange them.',
  touchKeep: 'Tap cards to choose them.',
  touchPlay: 'Tap a card, then tap it again to play it.',

  scoring: 'You score for melds and for the cards you take in tricks. The most points win.',
  bidScoring:
    'You score for melds and for the cards you take in tricks. A player who makes less than they bid gets nothing and loses; otherwise the most points win.',
};

export default en;
export type Words = typeof en;
