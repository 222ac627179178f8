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
};

export default tr;
