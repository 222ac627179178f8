import { count, form } from '../../../words/es';
import type { Words } from './en';

const chosen = (tiles: number) => count(tiles, 'ficha elegida', 'fichas elegidas');

const es: Words = {
  placed: (tiles: number) => `colocó ${tiles}`,
  drew: (tiles: number) => `robó ${form(tiles, { one: 'una ficha', many: '# de fichas', other: '# fichas' })}`,
  passed: 'pasó',
  late: 'agotó su tiempo',

  bag: (tiles: number) => (tiles === 0 ? 'La bolsa está vacía' : `${tiles} en la bolsa`),
  empty: 'Aún no hay combinaciones en la mesa.',
  set: (number: number, tiles: string) => `Combinación ${number}: ${tiles}`,

  rack: 'Tu atril',
  inSet: (tile: string, set: number) => `${tile}, combinación ${set}`,
  rackEmpty: 'Tu atril está vacío.',

  tools: 'Cambiar la mesa',
  newSet: 'Nueva combinación',
  split: 'Dividir',
  wholeSet: 'Elegir toda',
  toRack: 'Al atril',
  endTurn: 'Fin de turno',
  draw: 'Robar ficha',
  pass: 'Pasar',
  resetFirst: 'Reinicia antes el turno',

  chosen: (tiles: number) => `${chosen(tiles)}: ahora una combinación, o “Nueva combinación”.`,
  chosenWaiting: (tiles: number) => `${chosen(tiles)}, para cuando sea tu turno.`,
  begin: 'Elige fichas y luego una combinación; o roba.',
  beginOrPass: 'Elige fichas y luego una combinación; o pasa.',
  nothingFits: 'Ninguna de tus fichas encaja: roba.',
  notStanding: (sets: number) =>
    form(sets, {
      one: 'Una combinación aún no es válida.',
      many: '# de combinaciones aún no son válidas.',
      other: '# combinaciones aún no son válidas.',
    }),
  lies: 'En este juego las combinaciones de la mesa se quedan como están: elige fichas de tu atril.',
  droppedLate: 'Se acabó tu tiempo: se deshizo lo que habías movido.',
  dropped: 'El turno terminó: se deshizo lo que habías movido.',

  hintDraws: 'Roba una ficha.',
  hintPasses: 'Pasa.',
  changes: {
    fresh: 'Nueva combinación',
    grown: 'Añadido a una combinación',
    mixed: 'Reordenado',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: nueva combinación.`,
    into: (tiles: string, set: number) => `${tiles} a la combinación ${set}.`,
    back: (tiles: string) => `${tiles} de vuelta en tu atril.`,
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
};

export default es;
