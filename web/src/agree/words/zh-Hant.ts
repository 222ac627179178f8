// What players at a table agree on, and who joins and leaves.
import type { Words } from './en';

const zhHant: Words = {
  finish: '結束遊戲',
  accept: '接受',
  decline: '拒絕',
  asks: (names: string) => `${names} 想再玩一場。`,
  declined: (names: string) => `${names} 不想再玩一場。`,
  youDeclined: '你拒絕了再玩一場。',
  left: (names: string) => `${names} 離開了牌桌。`,
  gone: (name: string) => `${name} 斷線了。`,
  back: (name: string) => `${name} 回來了。`,
  joined: (name: string) => `${name} 加入了牌桌。`,

  offers: (name: string) => `${name} 提議結束遊戲，不計勝負。`,
  agree: '同意結束',
  playOn: '繼續玩',
  wantsToPlay: (name: string) => `${name} 想繼續玩。`,
  offered: (names: string) => `你提議結束遊戲，等待 ${names} 回覆。`,
  takeBack: '收回提議',
  calledOff: '遊戲結束，不計勝負',

  endAbout: '其他玩家都同意的話，比賽就結束，不計勝負。',
  end: '提議結束',
  resignTo: (name: string) => `比賽立刻結束，由 ${name} 獲勝。`,
};

export default zhHant;
