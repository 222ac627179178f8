import type { Words } from './en';

const es: Words = {
  open: 'Qué habría hecho el mejor jugador',
  title: 'Qué habría hecho el mejor jugador',
  thinking: 'Repasando tus jugadas…',
  progress: (done: number, of: number) => `Jugadas revisadas: ${done} de ${of}`,
  retry: 'Reintentar',
  sum: (loss: string, player: string) => `Tus jugadas en esta mano, en comparación con la máquina “${player}”: ${loss} puntos.`,
  perfect: (player: string) => `En comparación con la máquina “${player}”, no perdiste nada en esta mano.`,
  explain: 'Qué significan los números',
  about:
    'Una pista en ese mismo momento habría mostrado la mejor jugada. Si jugaste otra, el número es lo que perdió en promedio, ' +
    'en muchos repartos que encajan con lo que viste; el valor real está dentro de ± 19 de cada 20 veces. Una jugada cuenta ' +
    'como igual de buena cuando la pérdida no se distingue del azar.',
  fewer: 'Aquí se gana con pocos puntos, así que un más es una pérdida.',
  nothing: 'No hiciste ninguna jugada en esta mano.',
  moves: 'Tus jugadas',
  step: (step: number) => `Paso ${step}`,
  show: (step: number) => `Paso ${step}: mostrarlo en la repetición`,
  you: 'Tú:',
  best: 'Mejor jugador:',
  same: 'La mejor jugada',
  equal: 'Igual de buena',
  costly: 'Con pérdida de puntos',
  worst: 'Las jugadas más costosas',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['La más costosa', 'La segunda más costosa', 'La tercera más costosa'] as readonly string[],
};

export default es;
