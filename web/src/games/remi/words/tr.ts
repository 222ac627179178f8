import { tileWords } from '../../../tiles/words';
import { form } from '../../../words/tr';
import type { Words } from './en';

const tr: Words = {
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

  rack: 'Istakan',
  rackEmpty: 'Istakan boş.',
  empty: 'Masada henüz per yok.',
  set: (number: number, tiles: string) => `${number}. per: ${tiles}`,
  inSet: (tile: string, set: number) => `${tile}, ${set}. per`,
  loose: 'Yeniden açılacak',

  tools: 'Masayı değiştir',
  newSet: 'Yeni per',
  toRack: 'Istakaya',
  draw: 'Çek',
  take: 'Al',
  discard: 'At',
  discardAndWin: 'At ve bitir',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: bir pere ya da “Yeni per”e dokun.`,
  chosenWaiting: (tiles: number) => `${tileWords.tiles(tiles)} seçili, sıranı bekliyor.`,
  drawFirst: 'Havuzdan taş çek.',
  drawOrTake: (top: string) => `Havuzdan çek ya da ${top} al.`,
  chooseDiscard: 'Atacağın taşı seç.',
  layOrDiscard: 'Taş aç ya da atacağını seç.',
  discardIt: (tile: string) => `${tile} atılsın mı?`,
  discardOrLay: (tile: string) => `${tile}: at ya da bir pere dokun.`,
  layJoker: 'Taş atmadan önce jokeri yeniden açmalısın.',
  notStanding: (sets: number) => `${form(sets, { one: 'Bir per', other: '# per' })} henüz geçerli değil.`,
  lies: 'Masadaki perler olduğu gibi kalır: ıstakandan taş seç.',
  dropped: 'Sıran geçti: açtıkların geri alındı.',

  hintDraws: 'Havuzdan çek.',
  hintTakes: (tile: string) => `${tile} al.`,
  hintDiscards: (tile: string) => `${tile} at.`,
  showDiscard: 'Onu seç',
  changes: {
    fresh: 'Yeni per',
    grown: 'Pere işlendi',
    mixed: 'Joker değişti',
    discard: 'Atılacak',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: yeni per.`,
    into: (tiles: string, set: number) => `${tiles}: ${set}. pere işlendi.`,
    back: (tiles: string) => `${tiles}: ıstakana döndü.`,
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
};

export default tr;
