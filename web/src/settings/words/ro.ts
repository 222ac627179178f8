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
  letters: 'Litere pe cărți și pe piese',
  lettersAbout: 'Culorile așa cum sunt scrise în scripturi (S H D C, K R B Y). Formele și culorile ajung și fără ele.',
  soundLegend: 'Sunete',
  soundOn: 'pornite',
  sounds: {
    turn: 'e rândul tău',
    play: 'se joacă o carte sau o piesă',
    draw: 'se trage una',
    trick: 'se ia o levată',
    win: 'câștigi',
  },
  motion: 'Mișcarea cărților și a pieselor',
  motions: { slow: 'lentă', normal: 'normală', fast: 'rapidă', off: 'oprită' },
};

export default ro;
