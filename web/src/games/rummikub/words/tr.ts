import { tileWords } from '../../../tiles/words';
import { form } from '../../../words/tr';
import type { Words } from './en';

const tr: Words = {
  placed: (tiles: number) => `${tiles} taş koydu`,
  drew: (tiles: number) => form(tiles, { one: 'taş çekti', other: '# taş çekti' }),
  passed: 'pas geçti',
  late: 'süresi doldu',

  bag: (tiles: number) => (tiles === 0 ? 'Torba boş' : `Torbada ${tiles}`),
  empty: 'Masada henüz per yok.',
  set: (number: number, tiles: string) => `${number}. per: ${tiles}`,

  rack: 'Istakan',
  inSet: (tile: string, set: number) => `${tile}, ${set}. per`,
  rackEmpty: 'Istakan boş.',

  tools: 'Masayı değiştir',
  newSet: 'Yeni per',
  split: 'Böl',
  wholeSet: 'Bütün per',
  toRack: 'Istakaya',
  endTurn: 'Hamleyi bitir',
  draw: 'Taş çek',
  pass: 'Pas',
  resetFirst: 'Önce hamleyi sıfırla',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: şimdi bir per seç ya da “Yeni per”e dokun.`,
  chosenWaiting: (tiles: number) => `${tileWords.tiles(tiles)} seçili, sıranı bekliyor.`,
  begin: 'Önce taş, sonra per seç; ya da taş çek.',
  beginOrPass: 'Önce taş, sonra per seç; ya da pas geç.',
  nothingFits: 'Hiçbir taşın uymuyor: taş çek.',
  notStanding: (sets: number) => `${form(sets, { one: 'Bir per', other: '# per' })} henüz geçerli değil.`,
  lies: 'Bu oyunda masadaki perler olduğu gibi kalır: ıstakandan taş seç.',
  droppedLate: 'Süren doldu: oynattıkların geri alındı.',
  dropped: 'Sıran geçti: oynattıkların geri alındı.',

  hintDraws: 'Taş çek.',
  hintPasses: 'Pas geç.',
  changes: {
    fresh: 'Yeni per',
    grown: 'Pere işlendi',
    mixed: 'Yeniden dizildi',
  },

  said: {
    newSet: (tiles: string) => `${tiles}: yeni per.`,
    into: (tiles: string, set: number) => `${tiles}: ${set}. pere işlendi.`,
    back: (tiles: string) => `${tiles}: ıstakana döndü.`,
    split: (set: number) => `${set}. per bölündü.`,
  },

  keys: (free: boolean) =>
    [
      'Oklar gez',
      'Space seç, sonra koy',
      'N yeni per',
      ...(free ? ['S böl', 'A bütün per'] : []),
      'R ıstakaya',
      'U geri al',
      'E hamleyi bitir',
      'D taş çek',
      'H ipucu',
      'Shift ← → kaydır',
      'Esc vazgeç',
    ].join(' · '),
};

export default tr;
