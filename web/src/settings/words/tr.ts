// Settings for how the page looks, sounds and moves, and for its language.
import type { Words } from './en';

const tr: Words = {
  language: 'Dil',
  browserLanguage: 'Tarayıcının dili',

  table: 'Masa',
  tables: { felt: 'Yeşil çuha', night: 'Gece mavisi' },
  palette: 'Taş ve kart renkleri',
  palettes: {
    standard: 'Standart',
    'red-green': 'Kırmızı-yeşil renk körlüğü',
    'blue-yellow': 'Mavi-sarı renk körlüğü',
  },
  letters: 'Kart ve taşlarda harfler',
  lettersAbout: 'Şekil ve renklere, betiklerde kullanılan harfleri ekler (S H D C, K R B Y).',
  soundLegend: 'Sesler',
  soundOn: 'Açık',
  sounds: {
    turn: 'Sıra sende',
    play: 'Kart ya da taş oynanınca',
    draw: 'Kart ya da taş çekilince',
    trick: 'Löve alınınca',
    win: 'Kazanınca',
  },
  motion: 'Animasyon hızı',
  motions: { slow: 'Yavaş', normal: 'Normal', fast: 'Hızlı', off: 'Kapalı' },
};

export default tr;
