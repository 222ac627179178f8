import { tileWords } from '../../../tiles/words';
import { count, form } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
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

  rack: 'Tabla ta',
  rackEmpty: 'Tabla ta e goală.',
  empty: 'Încă nu sunt formații pe masă.',
  set: (number: number, tiles: string) => `Formația ${number}: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, formația ${set}`,
  loose: 'De pus din nou pe masă',

  tools: 'Schimbă masa',
  newSet: 'Formație nouă',
  toRack: 'Pe tablă',
  draw: 'Trage',
  take: 'Ia',
  discard: 'Aruncă',
  discardAndWin: 'Aruncă și câștigă',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: atinge o formație sau „Formație nouă”.`,
  chosenWaiting: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}, pentru când îți vine rândul.`,
  drawFirst: 'Trage o piesă din grămadă.',
  drawOrTake: (top: string) => `Trage din grămadă sau ia ${top}.`,
  chooseDiscard: 'Alege o piesă de aruncat.',
  layOrDiscard: 'Etalează piese sau alege una de aruncat.',
  discardIt: (tile: string) => `Arunci ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: arunc-o sau atinge o formație.`,
  layJoker: 'Jokerul trebuie pus din nou pe masă înainte să arunci.',
  notStanding: (sets: number) =>
    form(sets, {
      one: 'O formație nu e încă bună.',
      few: '# formații nu sunt încă bune.',
      other: '# de formații nu sunt încă bune.',
    }),
  lies: 'Formațiile de pe masă rămân cum sunt: alege piese de pe tabla ta.',
  dropped: 'Rândul s-a terminat: ce ai etalat a fost luat înapoi.',

  hintDraws: 'Trage din grămadă.',
  hintTakes: (tile: string) => `Ia ${tile}.`,
  hintDiscards: (tile: string) => `Aruncă ${tile}.`,
  showDiscard: 'Alege-o',
  changes: {
    fresh: 'Formație nouă',
    grown: 'Lipire la o formație',
    mixed: 'Joker înlocuit',
    discard: 'De aruncat',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: formație nouă.`,
    into: (tiles: string, set: number) => `${tiles} la formația ${set}.`,
    back: (tiles: string) => `${tiles} înapoi pe tabla ta.`,
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
};

export default ro;
