import { chosen, setWords } from '../../../tiles/words/es';
import { form } from '../../../words/es';
import type { Words } from './en';

const es: Words = {
  ...setWords,

  placed: (tiles: number) => `colocó ${tiles}`,
  drew: (tiles: number) => `robó ${form(tiles, { one: 'una ficha', many: '# de fichas', other: '# fichas' })}`,
  passed: 'pasó',
  late: 'sin tiempo',

  bag: (tiles: number) => (tiles === 0 ? 'El montón está vacío' : `${tiles} en el montón`),

  split: 'Dividir',
  wholeSet: 'Elegir toda',
  endTurn: 'Fin de turno',
  draw: 'Robar ficha',
  pass: 'Pasar',
  resetFirst: 'Primero reinicia el turno',

  chosen: (tiles: number) => `${chosen(tiles)}: toca una combinación o “Nueva combinación”.`,
  begin: 'Elige fichas y luego una combinación, o roba.',
  beginOrPass: 'Elige fichas y luego una combinación, o pasa.',
  nothingFits: 'Ninguna de tus fichas encaja: roba una.',
  lies: 'En este juego no se pueden deshacer las combinaciones de la mesa: elige fichas de tu atril.',
  droppedLate: 'Se te acabó el tiempo: tu turno se ha deshecho.',
  dropped: 'Tu turno ha terminado: tus cambios se han deshecho.',

  hintDraws: 'Roba una ficha.',
  hintPasses: 'Pasa.',
  changes: {
    ...setWords.changes,
    mixed: 'Mesa reordenada',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: a la combinación ${set}.`,
    split: (set: number) => `Combinación ${set} dividida.`,
  },

  keys: (free: boolean) =>
    [
      'Flechas moverse',
      'Espacio elegir y colocar',
      'N nueva combinación',
      ...(free ? ['S dividir', 'A elegir toda'] : []),
      'R al atril',
      'U deshacer',
      'E fin de turno',
      'D robar',
      'H pista',
      'Shift ← → ordenar',
      'Esc cancelar',
    ].join(' · '),

  scoring: 'Cada jugador pierde la suma de las fichas que quedan en su atril, y el ganador se lleva el total. Gana quien tiene más puntos.',
  jokerScoring:
    'Cada jugador pierde la suma de las fichas que quedan en su atril (un comodín cuenta 30), y el ganador se lleva el total. Gana quien tiene más puntos.',
};

export default es;
