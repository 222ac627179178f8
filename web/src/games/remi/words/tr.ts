import tileWords from '../../../tiles/words/tr';
import { setWords } from '../../../tiles/words/tr';
import type { Words } from './en';

const tr: Words = {
  ...setWords,

  laid: (tiles: number) => `${tiles} taş koydu`,
  took: (tile: string) => `${tile} aldı`,
  drew: 'taş çekti',

  pool: 'Orta',
  pileOf: (name: string) => `Attıkları (${name})`,
  ownPile: 'Attıkların',
  piles: 'Ortadaki ve atılan taşlar',
  poolHolds: (tiles: number) => `Ortada ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Ortadan çek, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: üstte ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: boş`,
  takeFrom: (pile: string, top: string) => `Al: ${top}, ${pile}`,
  discardOn: (tile: string) => `Attıklarının üstüne at: ${tile}`,
  rackOf: (name: string, tiles: number) => `Istaka (${name}): ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} aldı, hâlâ elinde: ${tiles}`,

  loose: 'Masaya geri dönecek',

  draw: 'Çek',
  take: 'Al',
  discard: 'At',
  discardAndWin: 'At ve bitir',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: bir pere ya da “Yeni per” düğmesine dokun.`,
  drawFirst: 'Ortadan taş çek.',
  drawOrTake: (top: string) => `Ortadan çek ya da ${top} al.`,
  chooseDiscard: 'Atacağın taşı seç.',
  layOrDiscard: 'Masaya taş koy ya da atacağın taşı seç.',
  discardIt: (tile: string) => `${tile} atılsın mı?`,
  discardOrLay: (tile: string) => `${tile}: at ya da bir pere dokun.`,
  layJoker: 'Taş atmadan önce jokeri masaya geri koy.',
  lies: 'Masadaki perler olduğu gibi kalır: ıstakandan taş seç.',
  dropped: 'Sıran geçti: koyduğun taşlar ıstakana geri döndü.',

  hintDraws: 'Ortadan çek.',
  hintTakes: (tile: string) => `${tile} al.`,
  hintDiscards: (tile: string) => `${tile} at.`,
  showDiscard: 'Bunu seç',
  changes: {
    ...setWords.changes,
    mixed: 'Joker değiştirildi',
    discard: 'Atılacak',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: ${set}. pere işlendi.`,
    swapped: (tile: string, joker: string, set: number) => `${tile}: ${set}. perdeki ${joker} ile değiştirildi.`,
  },

  keys: (lays: boolean) =>
    [
      'Oklar gez',
      'Space seç',
      'D çek',
      'T al',
      'X at',
      ...(lays ? ['N yeni per', 'R ıstakaya', 'U geri al'] : []),
      'H ipucu',
      'Dizmek için Shift ← →',
      'Esc seçimi sil',
    ].join(' · '),

  scoring:
    'En az puanı olan kazanır. Eli kazanan −50 alır; diğer oyuncuya ıstakasında kalan taşların toplamı yazılır (joker 25).',
};

export default tr;
