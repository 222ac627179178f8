// Settings for how the page looks, sounds and moves, and for its language.
import type { Words } from './en';

const es: Words = {
  language: 'Idioma',
  browserLanguage: 'El del navegador',

  table: 'Mesa',
  tables: { felt: 'Tapete verde', night: 'Azul noche' },
  palette: 'Colores de fichas y palos',
  palettes: {
    standard: 'Estándar',
    'red-green': 'Daltonismo rojo-verde',
    'blue-yellow': 'Daltonismo azul-amarillo',
  },
  letters: 'Letras en cartas y fichas',
  lettersAbout: 'Añade a las formas y los colores las letras que usan los scripts (S H D C, K R B Y).',
  soundLegend: 'Sonidos',
  soundOn: 'Activados',
  sounds: {
    turn: 'Tu turno',
    play: 'Carta o ficha jugada',
    draw: 'Carta o ficha robada',
    trick: 'Baza ganada',
    win: 'Ganas',
  },
  motion: 'Velocidad de animación',
  motions: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', off: 'Sin animación' },
};

export default es;
