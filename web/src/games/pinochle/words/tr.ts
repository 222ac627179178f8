import type { Words } from './en';

const points = (number: number) => `${number} puan`;
const tricks = (number: number) => `${number} löve`;

const tr: Words = {
  points,
  tricks,
  passes: 'pas',
  namedTrump: (suit: string) => `koz ${suit}`,
  took: (card: string) => `${card} aldı`,
  hasKept: 'seçti',
  wonTrick: 'löveyi aldı',

  // --- on the table
  stock: 'Deste',
  stockHolds: (cards: string) => `Deste: ${cards}, kapalı`,
  open: 'Açık kartlar',
  takeCard: (card: string) => `Al: ${card}`,
  trump: 'Koz',
  trumpIs: (suit: string) => `Koz: ${suit}`,
  trickNumber: (number: number) => `${number}. löve`,
  playedBy: (name: string, card: string) => `${name}: ${card}`,
  leads: (name: string) => `Çıkış: ${name}`,
  takesTrick: (name: string) => `Alan: ${name}`,
  lastTrick: 'Son löve',
  lastTrickOf: (name: string) => `Son löve: ${name}`,
  seat: (name: string) => `Puan: ${name}`,
  bids: (bids: string) => `Teklifler: ${bids}`,
  noBids: 'henüz teklif yok',
  bidIs: (bid: number) => `${bid} dedi`,
  melds: 'İlanlar',
  meldsOf: (name: string) => `İlanlar (${name})`,
  noMelds: 'İlan yok',
  meld: (title: string, number: number, cards: string) => `${title}, ${points(number)}: ${cards}`,
  needs: (missing: number) => `${missing} eksik`,
  made: 'teklif tuttu',
  towards: (total: number, bid: number) => `${total} / ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} ${tricks(number)} aldı, ${cards}`,

  // --- your place
  hint: (what: string, reason: string) => `İpucu: ${what} ${reason}`,
  bidNow: (bid: number) => `Teklif: ${bid}`,
  opening: 'Açılış teklifin',
  less: 'On azalt',
  more: 'On artır',
  common: 'Sık verilen teklifler',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `${by} artır, teklif ${bid} olsun`,
  pass: 'Pas',
  chooseTrump: 'Koz seç',
  nameTrump: (suit: string) => `Koz: ${suit}`,
  keep: 'Bunları tut',
  counts: (chosen: number, size: number) => `${chosen} / ${size}`,
  worth: (number: number) => (number === 0 ? 'henüz ilan yok' : `ilanlar ${number}`),
  choice: 'Tutulacak kartlar',
  choosing: 'İki oyuncu da tutacağı kartları seçiyor.',

  // --- what to do now
  openBidding: 'İlk teklif sende: 10’un herhangi bir katı olabilir.',
  answerBid: (name: string, bid: number) => `${name} ${bid} dedi: artır ya da pas geç.`,
  waitBid: (name: string) => `${name} teklif veriyor.`,
  wonBid: (bid: number) => `İhaleyi ${bid} ile aldın: kozu seç.`,
  waitTrump: (name: string, bid: number) => `${name} ihaleyi ${bid} ile aldı, kozu seçiyor.`,
  pickOne: (name: string) => `İki açık karttan birini al; diğerini ${name} alır.`,
  waitPick: (name: string) => `${name} iki açık karttan birini alıyor; diğeri senin.`,
  chooseKeep: (chosen: number, size: number, worth: string) => `Kartlarından ${size} tanesini tut: ${chosen} seçildi, ${worth}.`,
  tooMany: (over: number, worth: string) => `Fazla seçtin: ${over} kartı bırak. Şimdilik ${worth}.`,
  ready: (worth: string) => `Hazır: ${worth}.`,
  waitKeep: (name: string) => `Seçimini yaptın. ${name} hâlâ seçiyor.`,
  lead: 'Çıkış senin: bir kart oyna.',
  follow: (name: string, card: string) => `${name} ${card} çıktı: bir kart oyna.`,
  followMarked: (name: string, card: string) => `${name} ${card} çıktı: işaretli bir kart oyna.`,
  playIt: (card: string) => `${card} oynansın mı?`,
  chosenWaiting: (card: string) => `${card} sıran için seçildi.`,

  hintBid: (bid: number) => `${bid} de.`,
  hintPass: 'pas geç.',
  hintTrump: (suit: string) => `koz ${suit} olsun.`,
  hintTake: (card: string) => `${card} al.`,
  hintKeep: 'yukarı çıkan kartları tut.',
  hintPlay: (card: string) => `${card} oyna.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `${bid} dedi, ${total} yaptı: tuttu`,
  fellShort: (bid: number, total: number) => `${bid} dedi, ${total} yaptı: battı, 0 puan`,
  account: (melds: number, won: number, total: number) => `ilan ${melds} + löve ${won} = ${total}`,
  dropped: 'Bırakılan:',

  keys: {
    hand: '← → gez',
    choose: 'Space seç',
    play: 'Enter oyna',
    keep: 'Enter tut',
    open: '+ − değiştir · B teklif ver',
    raise: '1 2 artır · P pas',
    pick: '1 2 kart al',
    rest: 'H ipucu · Dizmek için Shift ← → ya da sürükle · Esc seçimi sil',
  },
  touch: 'Kartları dizmek için sürükle.',
  touchKeep: 'Seçmek için kartlara dokun.',
  touchPlay: 'Bir karta dokun, oynamak için tekrar dokun.',

  scoring: 'İlanların ve lövelerde aldığın kartlar sayılır. En çok puanı olan kazanır.',
  bidScoring:
    'İlanların ve lövelerde aldığın kartlar sayılır. Teklifinden az yapan batar: puan alamaz ve kaybeder; yoksa en çok puanı olan kazanır.',
};

export default tr;
