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
};

export default zhHant;
