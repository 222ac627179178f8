import tileWords from '../../../tiles/words/zh-Hant';
import { setWords } from '../../../tiles/words/zh-Hant';
import type { Words } from './en';

const zhHant: Words = {
  ...setWords,

  placed: (tiles: number) => `出了 ${tiles} 張`,
  drew: (tiles: number) => `摸了 ${tiles} 張`,
  passed: '過牌',
  late: '超時',

  bag: (tiles: number) => (tiles === 0 ? '牌堆空了' : `牌堆剩 ${tiles} 張`),

  split: '拆開',
  wholeSet: '整組',
  endTurn: '結束回合',
  draw: '摸牌',
  pass: '過牌',
  resetFirst: '請先重設這回合',

  chosen: (tiles: number) => `已選 ${tileWords.tiles(tiles)}：點一個牌組，或按「新牌組」。`,
  begin: '先選牌，再選牌組；或摸牌。',
  beginOrPass: '先選牌，再選牌組；或過牌。',
  nothingFits: '你沒有牌可以出：請摸牌。',
  lies: '這種玩法不能拆桌上的牌組：請選自己牌架上的牌。',
  droppedLate: '時間到：你這回合的變動已收回。',
  dropped: '回合結束：你的變動已收回。',

  hintDraws: '摸一張牌。',
  hintPasses: '過牌。',
  changes: {
    ...setWords.changes,
    mixed: '重組',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} 加進牌組 ${set}。`,
    split: (set: number) => `牌組 ${set} 已拆開。`,
  },

  keys: (free: boolean) =>
    [
      '方向鍵 移動',
      'Space 選牌再放下',
      'N 新牌組',
      ...(free ? ['S 拆開', 'A 整組'] : []),
      'R 收回牌架',
      'U 復原',
      'E 結束回合',
      'D 摸牌',
      'H 提示',
      'Shift ← → 換位置',
      'Esc 取消',
    ].join(' · '),

  scoring: '每人扣牌架上剩牌的點數總和，扣的分全歸贏家。分數最高的人獲勝。',
  jokerScoring:
    '每人扣牌架上剩牌的點數總和（鬼牌算 30 分），扣的分全歸贏家。分數最高的人獲勝。',
};

export default zhHant;
