// The words shared by all games with numbered tiles.
import type { SetWords, Words } from './en';

const zhHant: Words = {
  colours: { r: '紅', g: '綠', b: '藍', y: '黃' },
  tile: (number: number, colour: string) => `${colour} ${number}`,
  joker: '鬼牌',
  tiles: (tiles: number) => `${tiles} 張牌`,
  fromTop: (tiles: string) => `由上而下：${tiles}`,

  melded: '已破冰',
  notMelded: '未破冰',

  place: (tile: string, at: number, of: number) => `${tile}，第 ${at} 張，共 ${of} 張`,
  ofYours: (tile: string) => `${tile}，你的牌`,
  justPlaced: (tile: string) => `${tile}，新放的`,
  justDrawn: (tile: string) => `${tile}，剛摸到`,

  undo: '復原',
  reset: '重設',
  worth: (points: number) => `${points} 分`,
  hint: '提示',
  show: '擺到桌上',
  step: (label: string, tiles: string) => `${label}：${tiles}。`,
  undone: '已復原。',
  hintLies: '提示已擺到桌上。',
  turnReset: '這回合已重設。',
};

export const setWords: SetWords = {
  rack: '你的牌架',
  rackEmpty: '你的牌架空了。',
  empty: '桌上還沒有牌組。',
  dropHere: '把牌拖到這裡組成新牌組，或選好牌再點這裡。',
  set: (number: number, tiles: string) => `牌組 ${number}：${tiles}`,
  inSet: (tile: string, set: number) => `${tile}，牌組 ${set}`,
  tools: '桌面工具',
  newSet: '新牌組',
  toRack: '收回牌架',
  chosenWaiting: (tiles: number) => `已選 ${zhHant.tiles(tiles)}，等輪到你再出。`,
  notStanding: (sets: number) => `還有 ${sets} 個牌組不成立。`,
  changes: {
    fresh: '新牌組',
    grown: '加進牌組',
  },
  said: {
    newSet: (tiles: string) => `${tiles}：新牌組。`,
    back: (tiles: string) => `${tiles} 收回牌架。`,
  },
};

export default zhHant;
