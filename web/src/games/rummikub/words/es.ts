import { chosen, setWords } from '../../../tiles/words/es';
import { form } from '../../../words/es';
import type { Words } from './en';

const es: Words = {
  ...setWords,

  placed: (tiles: number) => `colocó ${tiles}`,
  drew: (tiles: number) => `robó ${form(tiles, { one: 'una ficha', many: '# de fichas', other: '# fichas' })}`,
  passed: 'pasó',
  late: 'agotó su tiempo',

  bag: (tiles: number) => (tiles === 0 ? 'La bolsa está vacía' : `${tiles} en la bolsa`),

  split: 'Dividir',
  wholeSet: 'Elegir toda',
  endTurn: 'Fin de turno',
  draw: 'Robar ficha',
  pass: 'Pasar',
  resetFirst: 'Reinicia antes el turno',

  chosen: (tiles: number) => `${chosen(tiles)}: ahora una combinación, o “Nueva combinación”.`,
  begin: 'Elige fichas y luego una combinación; o roba.',
  beginOrPass: 'Elige fichas y luego una combinación; o pasa.',
  nothingFits: 'Ninguna de tus fichas encaja: roba.',
  lies: 'En este juego las combinaciones de la mesa se quedan como están: elige fichas de tu atril.',
  droppedLate: 'Se acabó tu tiempo: se deshizo lo que habías movido.',
  dropped: 'El turno terminó: se deshizo lo que habías movido.',

  hintDraws: 'Roba una ficha.',
  hintPasses: 'Pasa.',
  changes: {
    ...setWords.changes,
    mixed: 'Reordenado',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} a la combinación ${set}.`,
    split: (set: number) => `La combinación ${set} queda dividida.`,
  },

  keys: (free: boolean) =>
    [
      'Flechas ir',
      'Space elegir, luego poner',
      'N nueva combinación',
      ...(free ? ['S dividir', 'A elegir toda'] : []),
      'R al atril',
      'U deshacer',
      'E fin de turno',
      'D robar',
      'H pista',
      'Shift ← → mover',
      'Esc soltar todo',
    ].join(' · '),

  scoring: 'Quienes tienen fichas pierden la suma de sus números, y quien gana se la lleva toda. Gana quien tiene más puntos.',
  jokerScoring:
    'Quienes tienen fichas pierden la suma de sus números (un comodín cuenta 30), y quien gana se la lleva toda. Gana quien tiene más puntos.',
};

export default es;
