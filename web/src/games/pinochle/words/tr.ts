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
  lastTrickOf: (name: string) => `Son löve, alan: ${name}`,
  seat: (name: string) => `Hesap: ${name}`,
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
  won: (name: string, number: number, cards: string) => `${name}: ${tricks(number)}, ${cards} aldı`,

  // --- own place
  hint: (what: string, reason: string) => `İpucu: ${what} ${reason}`,
  bidNow: (bid: number) => `Teklif: ${bid}`,
  opening: 'Açılış teklifin',
  less: 'On eksik',
  more: 'On fazla',
  common: 'Sık verilen teklifler',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `${by} artır: ${bid}`,
  pass: 'Pas',
  chooseTrump: 'Koz seç',
  nameTrump: (suit: string) => `Koz: ${suit}`,
  keep: 'Bunları tut',
  counts: (chosen: number, size: number) => `${chosen} / ${size}`,
  worth: (number: number) => (number === 0 ? 'henüz ilan yok' : `ilan ${number}`),
  choice: 'Tutacakların',
  choosing: 'İki oyuncu da tutacağı kartları seçiyor.',

  // --- what to do now
  openBidding: 'İlk teklif senin: 10’un katı bir sayı söyle.',
  answerBid: (name: string, bid: number) => `${name} ${bid} dedi: artır ya da pas geç.`,
  waitBid: (name: string) => `${name} teklif veriyor.`,
  wonBid: (bid: number) => `İhale ${bid} ile sende: kozu söyle.`,
  waitTrump: (name: string, bid: number) => `${name} ihaleyi ${bid} ile aldı, kozu söylüyor.`,
  pickOne: (name: string) => `Açık iki karttan birini al; ötekini ${name} alır.`,
  waitPick: (name: string) => `${name} açık iki karttan birini alıyor; öteki senin.`,
  chooseKeep: (chosen: number, size: number, worth: string) => `Kartlarından ${size} tane tut: ${chosen} seçildi, ${worth}.`,
  tooMany: (over: number, worth: string) => `Çok fazla: ${over} kart geri ver. Şimdilik ${worth}.`,
  ready: (worth: string) => `Tutmaya hazır: ${worth}.`,
  waitKeep: (name: string) => `Sen seçtin. ${name} hâlâ seçiyor.`,
  lead: 'Çıkış senin: bir kart oyna.',
  follow: (name: string, card: string) => `${name} ${card} çıktı: bir kart oyna.`,
  followMarked: (name: string, card: string) => `${name} ${card} çıktı: işaretli bir kart oyna.`,
  playIt: (card: string) => `${card} oynansın mı?`,
  chosenWaiting: (card: string) => `${card} seçili, sıranı bekliyor.`,

  hintBid: (bid: number) => `${bid} de.`,
  hintPass: 'pas geç.',
  hintTrump: (suit: string) => `koz ${suit} olsun.`,
  hintTake: (card: string) => `${card} al.`,
  hintKeep: 'yükseltilen kartları tut.',
  hintPlay: (card: string) => `${card} oyna.`,

  // --- at the end
  bidMade: (bid: number, total: number) => `${bid} dedi, ${total} ile tutturdu`,
  fellShort: (bid: number, total: number) => `${bid} dedi, ${total} ile battı: 0 puan`,
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
    rest: 'H ipucu · Shift ← → ya da sürükle: kaydır · Esc vazgeç',
  },
  touch: 'Kartları dizmek için sürükle.',
  touchKeep: 'Seçmek için kartlara dokun.',
  touchPlay: 'Bir karta dokun, oynamak için bir daha dokun.',

  scoring: 'Açılan kombinasyonlar ve alınan ellerdeki kartlar sayılır; en çok puanı olan kazanır.',
  bidScoring:
    'Açılan kombinasyonlar ve alınan ellerdeki kartlar sayılır. Verdiği sözü tutamayan puan alamaz ve kaybeder; yoksa en çok puanı olan kazanır.',
};

export default tr;
