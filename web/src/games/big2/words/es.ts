import type { Words } from './en';

const es: Words = {
  pass: 'Pasar',
  passed: 'pasó',
  nothingBeats: 'No tienes nada que supere la mesa.',
  empty: 'La mesa está vacía: ronda nueva.',
  scoring:
    'Cada carta que queda cuesta un punto (dos desde diez cartas, tres con las trece); se los lleva quien gana. Gana quien tiene más puntos.',
};

export default es;
