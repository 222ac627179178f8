import type { Words } from './en';

const es: Words = {
  pass: 'Pasar',
  passed: 'pasó',
  nothingBeats: 'No puedes superar lo que hay en la mesa.',
  empty: 'La mesa está vacía: empieza una ronda nueva.',
  scoring:
    'Cada carta restante cuesta un punto (dos si quedan diez o más, tres si quedan las trece). El ganador se lleva el total, y gana quien tiene más puntos.',
};

export default es;
