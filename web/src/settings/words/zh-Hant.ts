// Settings for how the page looks, sounds and moves, and for its language.
import type { Words } from './en';

const zhHant: Words = {
  language: '語言',
  browserLanguage: '瀏覽器預設',

  table: '桌面',
  tables: { felt: '綠色絨布', night: '夜空藍' },
  palette: '牌與花色的顏色',
  palettes: {
    standard: '標準',
    'red-green': '紅綠色盲',
    'blue-yellow': '藍黃色盲',
  },
  letters: '在牌上顯示字母',
  lettersAbout: '在圖案和顏色之外，加上腳本用的字母（S H D C、K R B Y）。',
  soundLegend: '音效',
  soundOn: '開啟',
  sounds: {
    turn: '輪到你',
    play: '出牌',
    draw: '摸牌',
    trick: '吃下一墩',
    win: '你贏了',
  },
  motion: '動畫速度',
  motions: { slow: '慢', normal: '普通', fast: '快', off: '關閉' },
};

export default zhHant;
