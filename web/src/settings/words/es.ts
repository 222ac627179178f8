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
  letters: 'Letras en cartas y fichas',
  lettersAbout: 'Como las escriben los guiones (S H D C, K R B Y). Las formas y los colores bastan sin ellas.',
  soundLegend: 'Sonidos',
  soundOn: 'activados',
  sounds: {
    turn: 'tu turno',
    play: 'se juega una carta o ficha',
    draw: 'se roba una',
    trick: 'se gana una baza',
    win: 'ganas',
  },
  motion: 'Movimiento de cartas y fichas',
  motions: { slow: 'lento', normal: 'normal', fast: 'rápido', off: 'sin movimiento' },
};

export default es;
