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
};

export default en;
export type Words = typeof en;
