import type { Words } from './en';

const points = (number: number) => `${number} 分`;
const tricks = (number: number) => `${number} 墩`;

const zhHant: Words = {
  points,
  tricks,
  passes: '不叫',
  namedTrump: (suit: string) => `王牌是${suit}`,
  took: (card: string) => `拿了 ${card}`,
  hasKept: '已選好',
  wonTrick: '贏了這墩',

  // --- on the table
  stock: '牌堆',
  stockHolds: (cards: string) => `牌堆：${cards}，牌面朝下`,
  open: '翻開的牌',
  takeCard: (card: string) => `拿 ${card}`,
  trump: '王牌',
  trumpIs: (suit: string) => `王牌：${suit}`,
  trickNumber: (number: number) => `第 ${number} 墩`,
  playedBy: (name: string, card: string) => `${name}：${card}`,
  leads: (name: string) => `${name} 引牌`,
  takesTrick: (name: string) => `${name} 贏得這墩`,
  lastTrick: '上一墩',
  lastTrickOf: (name: string) => `上一墩：${name}`,
  seat: (name: string) => `${name} 的得分`,
  bids: (bids: string) => `叫分：${bids}`,
  noBids: '還沒叫分',
  bidIs: (bid: number) => `叫 ${bid}`,
  melds: '組合',
  meldsOf: (name: string) => `${name} 的組合`,
  noMelds: '沒有組合',
  meld: (title: string, number: number, cards: string) => `${title}，${points(number)}：${cards}`,
  needs: (missing: number) => `還差 ${missing}`,
  made: '達成叫分',
  towards: (total: number, bid: number) => `${total} / ${bid}`,
  won: (name: string, number: number, cards: string) => `${name} 贏了 ${tricks(number)}，${cards}`,

  // --- your place
  hint: (what: string, reason: string) => `提示：${what}${reason}`,
  bidNow: (bid: number) => `叫 ${bid}`,
  opening: '你的開叫',
  less: '減十',
  more: '加十',
  common: '常用叫分',
  raise: (by: number, bid: number) => `+${by} → ${bid}`,
  raiseAloud: (by: number, bid: number) => `加 ${by}，叫到 ${bid}`,
  pass: '不叫',
  chooseTrump: '選王牌',
  nameTrump: (suit: string) => `以${suit}為王牌`,
  keep: '留這些',
  counts: (chosen: number, size: number) => `${chosen} / ${size}`,
  worth: (number: number) => (number === 0 ? '還沒有組合' : `組合 ${points(number)}`),
  choice: '要留的牌',
  choosing: '雙方正在選要留的牌。',

  // --- what to do now
  openBidding: '由你先叫：十的倍數都可以。',
  answerBid: (name: string, bid: number) => `${name} 叫 ${bid}：加叫或不叫。`,
  waitBid: (name: string) => `${name} 正在叫分。`,
  wonBid: (bid: number) => `你以 ${bid} 得標：請定王牌花色。`,
  waitTrump: (name: string, bid: number) => `${name} 以 ${bid} 得標，正在選王牌。`,
  pickOne: (name: string) => `從兩張翻開的牌拿一張，另一張歸 ${name}。`,
  waitPick: (name: string) => `${name} 正從兩張翻開的牌拿一張，另一張歸你。`,
  chooseKeep: (chosen: number, size: number, worth: string) => `留 ${size} 張牌：已選 ${chosen} 張，${worth}。`,
  tooMany: (over: number, worth: string) => `選太多了，退回 ${over} 張。目前${worth}。`,
  ready: (worth: string) => `選好了：${worth}。`,
  waitKeep: (name: string) => `你選好了，${name} 還在選。`,
  lead: '由你引牌：出一張牌。',
  follow: (name: string, card: string) => `${name} 引 ${card}：出一張牌。`,
  followMarked: (name: string, card: string) => `${name} 引 ${card}：出一張有標示的牌。`,
  playIt: (card: string) => `出 ${card}？`,
  chosenWaiting: (card: string) => `已選 ${card}，等輪到你再出。`,

  hintBid: (bid: number) => `叫 ${bid}。`,
  hintPass: '不叫。',
  hintTrump: (suit: string) => `以${suit}為王牌。`,
  hintTake: (card: string) => `拿 ${card}。`,
  hintKeep: '留下凸起的牌。',
  hintPlay: (card: string) => `出 ${card}。`,

  // --- at the end
  bidMade: (bid: number, total: number) => `叫 ${bid}，以 ${total} 達成`,
  fellShort: (bid: number, total: number) => `叫 ${bid}，只有 ${total}，未達成：0 分`,
  account: (melds: number, won: number, total: number) => `組合 ${melds} + 吃墩 ${won} = ${total}`,
  dropped: '捨棄：',

  keys: {
    hand: '← → 移動',
    choose: 'Space 選牌',
    play: 'Enter 出牌',
    keep: 'Enter 留牌',
    open: '+ − 調整 · B 叫分',
    raise: '1 2 加叫 · P 不叫',
    pick: '1 2 拿牌',
    rest: 'H 提示 · Shift ← → 或拖曳換位置 · Esc 取消',
  },
  touch: '拖曳可換牌的位置。',
  touchKeep: '點牌選取。',
  touchPlay: '點一下選牌，再點一下出牌。',

  scoring: '組合和吃墩拿到的牌都計分。分數最高的人獲勝。',
  bidScoring:
    '組合和吃墩拿到的牌都計分。沒達到自己叫分的人得 0 分並落敗；否則分數最高的人獲勝。',
};

export default zhHant;
