// The settings that are about how the page looks and speaks.

const en = {
  language: 'Language',
  browserLanguage: 'as the browser',

  table: 'Table',
  tables: { felt: 'green felt', night: 'night blue' },
  palette: 'Colours of tiles and suits',
  palettes: {
    standard: 'standard',
    'red-green': 'where red and green look alike',
    'blue-yellow': 'where blue and green or yellow look alike',
  },
  letters: 'Letters on cards and tiles',
  lettersAbout: 'As scripts write suits and colours (S H D C, K R B Y). Shapes and colours tell them apart without.',
  soundLegend: 'Sounds',
  soundOn: 'on',
  sounds: {
    turn: 'your turn',
    play: 'a card or tile is played',
    draw: 'one is drawn',
    trick: 'a trick is taken',
    win: 'you win',
  },
  motion: 'Movement of cards and tiles',
  motions: { slow: 'slow', normal: 'normal', fast: 'fast', off: 'off' },
};

export default en;
export type Words = typeof en;
