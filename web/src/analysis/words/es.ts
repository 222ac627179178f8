import type { Words } from './en';

const es: Words = {
  open: 'Análisis',
  title: 'Análisis',
  thinking: 'Analizando tus jugadas…',
  progress: (done: number, of: number) => `Jugadas analizadas: ${done} de ${of}`,
  retry: 'Reintentar',
  sum: (loss: string, player: string) => `Tus jugadas en esta mano: ${loss} puntos en comparación con el bot “${player}”.`,
  perfect: (player: string) => `En esta mano no perdiste nada en comparación con el bot “${player}”.`,
  explain: 'Qué significan los números',
  about:
    'La mejor jugada es la que habría propuesto una pista. Si jugaste otra, el número es lo que te costó en promedio en ' +
    'muchos repartos que encajan con lo que podías ver; el valor real está dentro del margen ± 19 de cada 20 veces. Una ' +
    'jugada cuenta como igual de buena si su pérdida puede deberse al azar.',
  fewer: 'Aquí gana quien tiene menos puntos, así que un número positivo es una pérdida.',
  nothing: 'No hiciste ninguna jugada en esta mano.',
  moves: 'Tus jugadas',
  step: (step: number) => `Paso ${step}`,
  show: (step: number) => `Paso ${step}: ver en la repetición`,
  you: 'Tú:',
  best: 'Mejor jugador:',
  same: 'Mejor jugada',
  equal: 'Igual de buena',
  costly: 'Con pérdida',
  worst: 'Jugadas más costosas',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['La más costosa', 'La segunda más costosa', 'La tercera más costosa'] as readonly string[],
};

export default es;
