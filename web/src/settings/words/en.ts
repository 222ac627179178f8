// Settings for how the page looks, sounds and moves, and for its language.

const en = {
  language: 'Language',
  browserLanguage: 'Browser default',

  table: 'Table',
  tables: { felt: 'Green felt', night: 'Night blue' },
  palette: 'Tile and suit colours',
  palettes: {
    standard: 'Standard',
    'red-green': 'Red–green colour blindness',
    'blue-yellow': 'Blue–yellow colour blindness',
  },
  letters: 'Letters on cards and tiles',
  lettersAbout: 'Adds the letters that scripts use (S H D C, K R B Y) to the shapes and colours.',
  soundLegend: 'Sounds',
  soundOn: 'On',
  sounds: {
    turn: 'Your turn',
    play: 'Card or tile played',
    draw: 'Card or tile drawn',
    trick: 'Trick taken',
    win: 'You win',
  },
  motion: 'Animation speed',
  motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
};

export default en;
export type Words = typeof en;
