import type { Words } from './en';

const es: Words = {
  open: 'Qué habría hecho el mejor jugador',
  title: 'Qué habría hecho el mejor jugador',
  thinking: 'Un momento… el mejor jugador piensa en cada una de tus jugadas.',
  sum: (loss: string, player: string) =>
    `Diferencia de puntos por tus jugadas en esta mano, en comparación con la máquina “${player}”: ${loss}.`,
  perfect: (player: string) => `En comparación con la máquina “${player}”, no perdiste nada en esta mano.`,
  about:
    'Un número es lo que una jugada perdió en promedio, en muchos repartos que encajan con lo que viste; ± dice con qué ' +
    'margen es seguro, 19 de cada 20 veces.',
  fewer: 'Aquí se gana con pocos puntos, así que un más es una pérdida.',
  nothing: 'No hiciste ninguna jugada en esta mano.',
  moves: 'Tus jugadas',
  step: (step: number) => `Paso ${step}`,
  show: (step: number) => `Paso ${step}: mostrarlo en la repetición`,
  you: 'Tú:',
  best: 'Mejor jugador:',
  same: 'Lo mismo.',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['La más costosa', 'La segunda más costosa', 'La tercera más costosa'] as readonly string[],
};

export default es;
