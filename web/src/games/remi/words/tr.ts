import tileWords from '../../../tiles/words/tr';
import { setWords } from '../../../tiles/words/tr';
import type { Words } from './en';

const tr: Words = {
  ...setWords,

  laid: (tiles: number) => `${tiles} taş açtı`,
  took: (tile: string) => `${tile} aldı`,
  drew: 'taş çekti',

  pool: 'Havuz',
  pileOf: (name: string) => `Atılan (${name})`,
  ownPile: 'Attıkların',
  piles: 'Havuz ve atılan taşlar',
  poolHolds: (tiles: number) => `Havuz, ${tileWords.tiles(tiles)}`,
  drawFrom: (tiles: number) => `Havuzdan çek, ${tileWords.tiles(tiles)}`,
  pileHolds: (pile: string, top: string, tiles: number) => `${pile}: üstte ${top}, ${tileWords.tiles(tiles)}`,
  pileEmpty: (pile: string) => `${pile}: yok`,
  takeFrom: (pile: string, top: string) => `Al: ${top}, ${pile}`,
  discardOn: (tile: string) => `Kendi önüne at: ${tile}`,
  rackOf: (name: string, tiles: number) => `Istaka (${name}): ${tileWords.tiles(tiles)}`,
  knownOf: (name: string, tiles: string) => `${name} aldı, hâlâ elinde: ${tiles}`,

  loose: 'Yeniden açılacak',

  draw: 'Çek',
  take: 'Al',
  discard: 'At',
  discardAndWin: 'At ve bitir',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: bir pere ya da “Yeni per”e dokun.`,
  drawFirst: 'Havuzdan taş çek.',
  drawOrTake: (top: string) => `Havuzdan çek ya da ${top} al.`,
  chooseDiscard: 'Atacağın taşı seç.',
  layOrDiscard: 'Taş aç ya da atacağını seç.',
  discardIt: (tile: string) => `${tile} atılsın mı?`,
  discardOrLay: (tile: string) => `${tile}: at ya da bir pere dokun.`,
  layJoker: 'Taş atmadan önce jokeri yeniden açmalısın.',
  lies: 'Masadaki perler olduğu gibi kalır: ıstakandan taş seç.',
  dropped: 'Sıran geçti: açtıkların geri alındı.',

  hintDraws: 'Havuzdan çek.',
  hintTakes: (tile: string) => `${tile} al.`,
  hintDiscards: (tile: string) => `${tile} at.`,
  showDiscard: 'Onu seç',
  changes: {
    ...setWords.changes,
    mixed: 'Joker değişti',
    discard: 'Atılacak',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: ${set}. pere işlendi.`,
    swapped: (tile: string, joker: string, set: number) => `${tile}: ${set}. perdeki ${joker} yerine.`,
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
      'Shift ← → kaydır',
      'Esc vazgeç',
    ].join(' · '),

  scoring:
    'En az puanı olan kazanır. Eli kazanan −50 alır; diğeri, tahtasında kalan taşların toplamını yazar (joker 25).',
};

export default tr;
