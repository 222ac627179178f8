// Settings for how the page looks, sounds and moves, and for its language.
import type { Words } from './en';

const ro: Words = {
  language: 'Limbă',
  browserLanguage: 'Limba browserului',

  table: 'Masă',
  tables: { felt: 'Postav verde', night: 'Albastru nocturn' },
  palette: 'Culorile pieselor și cărților',
  palettes: {
    standard: 'Standard',
    'red-green': 'Daltonism roșu–verde',
    'blue-yellow': 'Daltonism albastru–galben',
  },
  letters: 'Litere pe cărți și piese',
  lettersAbout: 'Adaugă la forme și culori literele folosite în scripturi (S H D C, K R B Y).',
  soundLegend: 'Sunete',
  soundOn: 'Pornite',
  sounds: {
    turn: 'E rândul tău',
    play: 'Carte sau piesă jucată',
    draw: 'Carte sau piesă trasă',
    trick: 'Levată luată',
    win: 'Câștigi',
  },
  motion: 'Viteza animațiilor',
  motions: { slow: 'Lentă', normal: 'Normală', fast: 'Rapidă', off: 'Fără' },
};

export default ro;
