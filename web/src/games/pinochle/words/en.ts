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
  lastTrickOf: (name: string) => `Last trick, to ${name}`,
  seat: (name: string) => `Account of ${name}`,
  bids: (bids: string) => `Bids: ${bids}`,
  noBids: 'no bid yet',
  bidIs: (bid: number) => `bid ${bid}`,
  melds: 'Melds',
  meldsOf: (name: string) => `Melds of ${name}`,
  noMelds: 'No melds',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => `needs ${missing}`,
  made: 'bid made',
  towards: (total: number, bid: number) => `${total} of ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} won ${tricks(number)}, ${cards}`,

  // --- own place
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
  choice: 'What you keep',
  choosing: 'Both choose the cards they keep.',

  // --- what to do now
  openBidding: 'You bid first: name any number of tens.',
  answerBid: (name: string, bid: number) => `${name} bids ${bid}: raise it, or pass.`,
  waitBid: (name: string) => `${name} bids.`,
  wonBid: (bid: number) => `The bid is yours at ${bid}: name the trump suit.`,
  waitTrump: (name: string, bid: number) => `${name} won the bidding at ${bid} and names trump.`,
  pickOne: (name: string) => `Take one of the two open cards; ${name} gets the other.`,
  waitPick: (name: string) => `${name} takes one of the two open cards; you get the other.`,
  chooseKeep: (chosen: number, size: number, worth: string) => `Keep ${size} of your cards: ${chosen} chosen, ${worth}.`,
  tooMany: (over: number, worth: string) => `Give ${over} back: that is too many. So far ${worth}.`,
  ready: (worth: string) => `Ready to keep: ${worth}.`,
  waitKeep: (name: string) => `You have chosen. ${name} still chooses.`,
  lead: 'You lead: play a card.',
  follow: (name: string, card: string) => `${name} led ${card}: play a card.`,
  followMarked: (name: string, card: string) => `${name} led ${card}: play a marked card.`,
  playIt: (card: string) => `Play ${card}?`,
  chosenWaiting: (card: string) => `${card} chosen, for when it is your turn.`,

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
    hand: '← → go',
    choose: 'Space choose',
    play: 'Enter play',
    keep: 'Enter keep',
    open: '+ − change · B bid',
    raise: '1 2 raise · P pass',
    pick: '1 2 take a card',
    rest: 'H hint · Shift ← → or drag to move · Esc clear',
  },
  touch: 'Drag cards to rearrange them.',
  touchKeep: 'Tap cards to choose them.',
  touchPlay: 'Tap a card, then once more to play it.',

  scoring: 'Melds count, and so do the cards taken in tricks; the most points win.',
  bidScoring:
    'Melds count, and so do the cards taken in tricks. A player who makes less than they bid gets nothing and loses; otherwise the most points win.',
};

export default en;
export type Words = typeof en;
