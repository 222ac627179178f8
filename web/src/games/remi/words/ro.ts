import tileWords from '../../../tiles/words/ro';
import { setWords } from '../../../tiles/words/ro';
import { count } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
  ...setWords,

  laid: (tiles: number) => `a pus ${tiles}`,
  took: (tile: string) => `a luat ${tile}`,
  drew: 'a tras o piesă',

  pool: 'Grămadă',
  pileOf: (name: string) => `Aruncate de ${name}`,
  ownPile: 'Aruncate de tine',
  piles: 'Grămada și piesele aruncate',
  poolHolds: (tiles: number) => `Grămadă, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Trage din grămadă, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: deasupra ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: nimic`,
  takeFrom: (pile: string, top: string) => `${pile}: ia ${top}`,
  discardOn: (tile: string) => `Aruncă ${tile} pe teancul tău de aruncate`,
  rackOf: (name: string, tiles: number) => `Tabla: ${name}, ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} a luat și mai are ${tiles}`,

  loose: 'De pus din nou pe masă',

  draw: 'Trage',
  take: 'Ia',
  discard: 'Aruncă',
  discardAndWin: 'Aruncă și câștigă',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: atinge o formație sau „Formație nouă”.`,
  drawFirst: 'Trage o piesă din grămadă.',
  drawOrTake: (top: string) => `Trage din grămadă sau ia ${top}.`,
  chooseDiscard: 'Alege o piesă de aruncat.',
  layOrDiscard: 'Etalează piese sau alege una de aruncat.',
  discardIt: (tile: string) => `Arunci ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: arunc-o sau atinge o formație.`,
  layJoker: 'Jokerul trebuie pus din nou pe masă înainte să arunci.',
  lies: 'Formațiile de pe masă rămân cum sunt: alege piese de pe tabla ta.',
  dropped: 'Rândul s-a terminat: ce ai etalat a fost luat înapoi.',

  hintDraws: 'Trage din grămadă.',
  hintTakes: (tile: string) => `Ia ${tile}.`,
  hintDiscards: (tile: string) => `Aruncă ${tile}.`,
  showDiscard: 'Alege-o',
  changes: {
    ...setWords.changes,
    mixed: 'Joker înlocuit',
    discard: 'De aruncat',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles} la formația ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} în loc de ${joker} în formația ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Săgeți mergi',
      'Space alege',
      'D trage',
      'T ia',
      'X aruncă',
      ...(lays ? ['N formație nouă', 'R pe tablă', 'U înapoi'] : []),
      'H sfat',
      'Shift ← → mută',
      'Esc anulează',
    ].join(' · '),

  scoring:
    'Câștigă cine are cele mai puține puncte. Cine câștigă mâna primește −50; celălalt primește suma pieselor rămase pe tablă, jokerul fiind 25.',
};

export default ro;
