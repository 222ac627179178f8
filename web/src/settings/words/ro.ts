// The settings that are about how the page looks and speaks.
import type { Words } from './en';

const ro: Words = {
  language: 'Limbă',
  browserLanguage: 'ca browserul',

  table: 'Masă',
  tables: { felt: 'postav verde', night: 'albastru de noapte' },
  palette: 'Culorile pieselor și ale cărților',
  palettes: {
    standard: 'standard',
    'red-green': 'când roșul și verdele seamănă',
    'blue-yellow': 'când albastrul seamănă cu verdele sau cu galbenul',
  },
};

export default ro;
