import type { Words } from './en';

const zhHant: Words = {
  learn: (game: string) => `學玩「${game}」`,
  done: (lessons: number) => `已完成 ${lessons} 課`,
  rules: '看規則',
  rulesOf: (game: string) => `「${game}」的規則`,

  about: '每一課是一個小牌局，只教一件事。想試幾次都可以，不計分。',
  none: '這個遊戲還沒有教學。',
  noGame: '沒有這個遊戲。',
  noLesson: '沒有這一課。',
  tick: '已完成：',
  play: (game: string) => `玩「${game}」`,

  panel: '教學',
  progress: (lesson: number, of: number) => `第 ${lesson} 課，共 ${of} 課`,
  accepted: '做得好！',
  next: '下一課',
  again: '再試一次',
  all: '所有的課',
};

export default zhHant;
