// What every game of numbered tiles says alike.
import { count } from '../../words/es';
import type { Words } from './en';

const es: Words = {
  colours: { r: 'rojo', g: 'verde', b: 'azul', y: 'amarillo' },
  tile: (number: number, colour: string) => `${number} ${colour}`,
  joker: 'comodín',
  tiles: (tiles: number) => count(tiles, 'ficha', 'fichas'),
  fromTop: (tiles: string) => `Desde arriba: ${tiles}`,

  melded: 'ya bajó',
  notMelded: 'sin bajar',

  place: (tile: string, at: number, of: number) => `${tile}, ${at} de ${of}`,
  ofYours: (tile: string) => `${tile}, ficha tuya`,
  justPlaced: (tile: string) => `${tile}, ficha nueva`,
  justDrawn: (tile: string) => `${tile}, ficha recién robada`,

  undo: 'Deshacer',
  reset: 'Reiniciar',
  worth: (points: number) => count(points, 'punto', 'puntos'),
  hint: 'Pista',
  show: 'Ver en la mesa',
  step: (label: string, tiles: string) => `${label}: ${tiles}.`,
  closeHint: 'Cerrar la pista',
  undone: 'Deshecho.',
  hintLies: 'La pista está puesta en la mesa.',
  turnReset: 'El turno empieza de nuevo.',
};

export default es;
