import type { Words } from './en';

const zhHant: Words = {
  pass: '過牌',
  passed: '過牌',
  nothingBeats: '你壓不過桌上的牌。',
  empty: '桌上沒有牌：新的一輪開始。',
  scoring:
    '每剩一張牌扣一分（剩十張以上每張兩分，十三張全剩每張三分），扣的分全歸贏家。分數最高的人獲勝。',
};

export default zhHant;
