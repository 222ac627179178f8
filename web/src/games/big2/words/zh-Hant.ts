import type { Words } from './en';

const zhHant: Words = {
  pass: '過牌',
  passed: '過牌',
  nothingBeats: '你沒有牌能壓過桌上的牌。',
  empty: '桌上沒有牌：新的一輪。',
};

export default zhHant;
