import tileWords from '../../../tiles/words/ro';
import { setWords } from '../../../tiles/words/ro';
import { count } from '../../../words/ro';
import type { Words } from './en';

const ro: Words = {
  ...setWords,

  laid: (tiles: number) => `a pus ${tiles}`,
  took: (tile: string) => `a luat ${tile}`,
  drew: 'a tras o piesă',

  pool: 'Teanc',
  pileOf: (name: string) => `Aruncate de ${name}`,
  ownPile: 'Aruncate de tine',
  piles: 'Teancul și piesele aruncate',
  poolHolds: (tiles: number) => `Teanc, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Trage din teanc, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: deasupra e ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: niciuna`,
  takeFrom: (pile: string, top: string) => `${pile}: ia ${top}`,
  discardOn: (tile: string) => `Aruncă ${tile} peste cele aruncate de tine`,
  rackOf: (name: string, tiles: number) => `${name}, pe tablă: ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} a luat și mai are ${tiles}`,

  loose: 'De pus înapoi pe masă',

  draw: 'Trage',
  take: 'Ia',
  discard: 'Aruncă',
  discardAndWin: 'Aruncă și câștigă',

  chosen: (tiles: number) => `${count(tiles, 'piesă aleasă', 'piese alese')}: atinge o formație sau „Formație nouă”.`,
  drawFirst: 'Trage o piesă din teanc.',
  drawOrTake: (top: string) => `Trage din teanc sau ia ${top}.`,
  chooseDiscard: 'Alege o piesă de aruncat.',
  layOrDiscard: 'Etalează piese pe masă sau alege una de aruncat.',
  discardIt: (tile: string) => `Arunci ${tile}?`,
  discardOrLay: (tile: string) => `${tile}: arunc-o sau atinge o formație.`,
  layJoker: 'Pune jokerul înapoi pe masă înainte să arunci.',
  lies: 'Formațiile de pe masă rămân cum sunt: alege piese de pe tabla ta.',
  dropped: 'Tura s-a încheiat: piesele pe care le-ai pus sunt din nou pe tabla ta.',

  hintDraws: 'Trage din teanc.',
  hintTakes: (tile: string) => `Ia ${tile}.`,
  hintDiscards: (tile: string) => `Aruncă ${tile}.`,
  showDiscard: 'Alege-o',
  changes: {
    ...setWords.changes,
    mixed: 'Joker înlocuit',
    discard: 'Aruncă',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: lipit la formația ${set}.`,
    swapped: (tile: string, joker: string, set: number) => `${tile} în loc de ${joker}, în formația ${set}.`,
  },

  keys: (lays: boolean) =>
    [
      'Săgeți mută selecția',
      'Space alege',
      'D trage',
      'T ia',
      'X aruncă',
      ...(lays ? ['N formație nouă', 'R pe tablă', 'U anulează'] : []),
      'H sfat',
      'Shift ← → rearanjează',
      'Esc renunță',
    ].join(' · '),

  scoring:
    'Câștigă cine are cele mai puține puncte. Cine câștigă o partidă primește −50; celălalt primește suma pieselor rămase pe tablă, cu 25 pentru un joker.',
};

export default ro;
