// What people at a table agree on, and who comes and goes.
import type { Words } from './en';

const zhHant: Words = {
  finish: '結束遊戲',
  accept: '接受',
  decline: '拒絕',
  asks: (names: string) => `${names} 想再來一局。`,
  declined: (names: string) => `${names} 不想再來一局。`,
  youDeclined: '你拒絕了再來一局。',
  left: (names: string) => `${names} 離開了牌桌。`,
  gone: (name: string) => `${name} 斷線了。`,
  back: (name: string) => `${name} 回來了。`,
  joined: (name: string) => `${name} 入座了。`,

  offers: (name: string) => `${name} 提議結束這局，不計勝負。`,
  agree: '同意結束',
  playOn: '繼續玩',
  wantsToPlay: (name: string) => `${name} 想繼續玩。`,
  offered: (names: string) => `你提議結束遊戲，正在等 ${names} 回覆。`,
  takeBack: '收回提議',
  calledOff: '這局結束，不計勝負',

  endAbout: '會詢問其他人；所有人都同意，比賽就結束，不計勝負。',
  end: '提議結束',
  resignTo: (name: string) => `比賽現在結束，由 ${name} 獲勝。`,
};

export default zhHant;
