import type { Words } from './en';

const es: Words = {
  pass: 'Pasar',
  passed: 'pasó',
  nothingBeats: 'No tienes nada que supere la mesa.',
  empty: 'La mesa está vacía: ronda nueva.',
};

export default es;
