import tileWords from '../../../tiles/words/zh-Hant';
import { setWords } from '../../../tiles/words/zh-Hant';
import type { Words } from './en';

const zhHant: Words = {
  ...setWords,

  laid: (tiles: number) => `攤出 ${tiles} 張`,
  took: (tile: string) => `撿了 ${tile}`,
  drew: '摸了一張',

  pool: '牌堆',
  pileOf: (name: string) => `${name} 的棄牌`,
  ownPile: '你的棄牌',
  piles: '牌堆與棄牌',
  poolHolds: (tiles: number) => `牌堆，${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `從牌堆摸牌，剩 ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}：最上面是 ${top}，共 ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}：沒有牌`,
  takeFrom: (pile: string, top: string) => `從${pile}撿 ${top}`,
  discardOn: (tile: string) => `把 ${tile} 丟到你的棄牌堆`,
  rackOf: (name: string, tiles: number) => `${name} 的牌架：${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} 撿了且還在手上：${tiles}`,

  loose: '要放回桌上',

  draw: '摸牌',
  take: '撿牌',
  discard: '丟牌',
  discardAndWin: '丟牌獲勝',

  chosen: (tiles: number) => `已選 ${tileWords.tiles(tiles)}：點一個牌組，或按「新牌組」。`,
  drawFirst: '從牌堆摸一張牌。',
  drawOrTake: (top: string) => `從牌堆摸牌，或撿 ${top}。`,
  chooseDiscard: '選一張牌丟出。',
  layOrDiscard: '把牌攤到桌上，或選一張牌丟出。',
  discardIt: (tile: string) => `丟出 ${tile}？`,
  discardOrLay: (tile: string) => `${tile}：丟出，或點一個牌組。`,
  layJoker: '先把鬼牌放回桌上，才能丟牌。',
  lies: '桌上的牌組不能動：請選自己牌架上的牌。',
  dropped: '回合結束：你攤出的牌已收回牌架。',

  hintDraws: '從牌堆摸牌。',
  hintTakes: (tile: string) => `撿 ${tile}。`,
  hintDiscards: (tile: string) => `丟 ${tile}。`,
  showDiscard: '選這張',
  changes: {
    ...setWords.changes,
    mixed: '換下鬼牌',
    discard: '丟牌',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} 加進牌組 ${set}。`,
    swapped: (tile: string, joker: string, set: number) => `用 ${tile} 換下牌組 ${set} 的${joker}。`,
  },

  keys: (lays: boolean) =>
    [
      '方向鍵 移動',
      'Space 選牌',
      'D 摸牌',
      'T 撿牌',
      'X 丟牌',
      ...(lays ? ['N 新牌組', 'R 收回牌架', 'U 復原'] : []),
      'H 提示',
      'Shift ← → 換位置',
      'Esc 取消',
    ].join(' · '),

  scoring:
    '分數最低的人獲勝。贏一局記 −50 分；輸家記牌架上剩牌的點數總和，鬼牌算 25 分。',
};

export default zhHant;
