// The settings that are about how the page looks and speaks.
import type { Words } from './en';

const es: Words = {
  language: 'Idioma',
  browserLanguage: 'como el navegador',

  table: 'Mesa',
  tables: { felt: 'tapete verde', night: 'azul noche' },
  palette: 'Colores de fichas y palos',
  palettes: {
    standard: 'estándar',
    'red-green': 'si el rojo y el verde se confunden',
    'blue-yellow': 'si el azul se confunde con el verde o el amarillo',
  },
};

export default es;
