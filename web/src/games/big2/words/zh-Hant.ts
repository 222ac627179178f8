import type { Words } from './en';

const zhHant: Words = {
  pass: '過牌',
  passed: '過牌',
  nothingBeats: '你沒有牌能壓過桌上的牌。',
  empty: '桌上沒有牌：新的一輪。',
  scoring:
    '剩下的牌每張扣一分（十張以上每張兩分，十三張全剩每張三分），全部歸贏家。分數最多者獲勝。',
};

export default zhHant;
