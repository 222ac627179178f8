// The settings that are about how the page looks and speaks.
import type { Words } from './en';

const zhHant: Words = {
  language: '語言',
  browserLanguage: '跟隨瀏覽器',

  table: '桌面',
  tables: { felt: '綠色絨布', night: '夜藍' },
  palette: '牌與花色的配色',
  palettes: {
    standard: '標準',
    'red-green': '適合不易分辨紅與綠',
    'blue-yellow': '適合不易分辨藍與綠或黃',
  },
  letters: '在牌上顯示字母',
  lettersAbout: '花色與顏色在腳本中的字母（S H D C、K R B Y）。只看形狀與顏色就能分辨。',
  soundLegend: '音效',
  soundOn: '開啟',
  sounds: {
    turn: '輪到你',
    play: '出牌',
    draw: '摸牌',
    trick: '收下一墩',
    win: '你贏了',
  },
  motion: '牌的移動',
  motions: { slow: '慢', normal: '普通', fast: '快', off: '關閉' },
};

export default zhHant;
