// The settings that are about how the page looks and speaks.
import type { Words } from './en';

const tr: Words = {
  language: 'Dil',
  browserLanguage: 'tarayıcıdaki gibi',

  table: 'Masa',
  tables: { felt: 'yeşil çuha', night: 'gece mavisi' },
  palette: 'Taşların ve kartların renkleri',
  palettes: {
    standard: 'standart',
    'red-green': 'kırmızı ile yeşil benzer görünüyorsa',
    'blue-yellow': 'mavi ile yeşil ya da sarı benzer görünüyorsa',
  },
  letters: 'Kart ve taşlarda harfler',
  lettersAbout: 'Renklerin kayıtlardaki harfleri (S H D C, K R B Y; K siyahtır). Şekil ve renkler tek başına yeter.',
  soundLegend: 'Sesler',
  soundOn: 'açık',
  sounds: {
    turn: 'sıra sende',
    play: 'kart ya da taş oynanınca',
    draw: 'çekilince',
    trick: 'el toplanınca',
    win: 'kazanınca',
  },
  motion: 'Kart ve taşların hareketi',
  motions: { slow: 'yavaş', normal: 'normal', fast: 'hızlı', off: 'kapalı' },
};

export default tr;
