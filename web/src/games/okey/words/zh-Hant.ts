import tileWords from '../../../tiles/words/zh-Hant';
import type { Words } from './en';

const zhHant: Words = {
  colours: { K: '黑', R: '紅', B: '藍', Y: '黃' },
  tile: (colour: string, number: number) => `${colour} ${number}`,
  falseJoker: '假鬼牌',
  asJoker: (tile: string) => `${tile}，鬼牌`,
  standsFor: (tile: string) => `假鬼牌，當 ${tile}`,

  took: (tile: string) => `撿了 ${tile}`,
  drew: '摸了一張',
  passed: '過牌',
  showed: '亮了和指示牌相同的牌',

  stack: '牌堆',
  stackHolds: (tiles: number) => `牌堆，${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `從牌堆摸牌，剩 ${tileWords.tiles(tiles)}`,
  piles: '牌堆與棄牌',
  pileOf: (name: string) => `${name} 的棄牌`,
  ownPile: '你的棄牌',
  yours: '你的',
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}：最上面是 ${top}，共 ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}：沒有牌`,
  takeFrom: (pile: string, top: string) => `從${pile}撿 ${top}`,
  discardOn: (tile: string) => `把 ${tile} 丟到你的棄牌堆`,
  indicator: '指示牌',
  indicatorSays: (indicator: string, joker: string) => `指示牌 ${indicator}：鬼牌是 ${joker}`,
  joker: '鬼牌',

  rack: '你的牌架',
  at: (tile: string, row: number, column: number) => `${tile}，第 ${row} 排第 ${column} 格`,
  complete: (tile: string) => `${tile}，已成組`,
  moved: (tile: string, row: number, column: number) => `${tile}：第 ${row} 排第 ${column} 格。`,

  draw: '摸牌',
  take: '撿牌',
  show: '亮牌',
  pass: '過牌',
  discard: '丟牌',
  discardAndWin: '丟牌獲勝',

  chosenWaiting: (tile: string) => `已選 ${tile}：點一個位置放過去。`,
  drawFirst: '從牌堆摸一張牌。',
  drawOrTake: (top: string) => `從牌堆摸牌，或撿 ${top}。`,
  takeOrPass: (top: string) => `牌堆空了：撿 ${top}，或過牌流局。`,
  onlyPass: '牌堆空了，也沒有牌可撿：請過牌。',
  mayShow: '你可以亮出和指示牌相同的牌。',
  chooseDiscard: '選一張牌丟出。',
  begin: '由你開始：選一張牌丟出。',
  discardIt: (tile: string) => `丟出 ${tile}？`,

  hintDraws: '從牌堆摸牌。',
  hintTakes: (tile: string) => `撿 ${tile}。`,
  hintShows: '亮出和指示牌相同的牌。',
  hintPasses: '過牌。',
  hintDiscards: (tile: string) => `丟 ${tile}。`,
  chooseIt: '選這張',

  keys: (shows: boolean) =>
    [
      '方向鍵 移動',
      'Space 選牌',
      'D 摸牌',
      'T 撿牌',
      ...(shows ? ['S 亮牌'] : []),
      'X 丟牌',
      'H 提示',
      'Shift 方向鍵或拖曳換位置',
      'Esc 取消',
    ].join(' · '),
  touch: '拖曳牌，或先點牌再點位置。',

  scoring: '贏一局得 1 分。分數最高的人獲勝。',
  realScoring: (pairs: boolean) =>
    `有人獲勝時，其他人各扣 2 分；贏家最後丟的是鬼牌${pairs ? '，或以七對獲勝' : ''}，則各扣 4 分。有人亮出和指示牌相同的牌，其他人各扣 1 分。分數最高的人獲勝。`,
};

export default zhHant;
