import tileWords from '../../../tiles/words/tr';
import { setWords } from '../../../tiles/words/tr';
import { form } from '../../../words/tr';
import type { Words } from './en';

const tr: Words = {
  ...setWords,

  placed: (tiles: number) => `${tiles} taş koydu`,
  drew: (tiles: number) => form(tiles, { one: 'taş çekti', other: '# taş çekti' }),
  passed: 'pas geçti',
  late: 'süresi doldu',

  bag: (tiles: number) => (tiles === 0 ? 'Torba boş' : `Torbada ${tiles}`),

  split: 'Böl',
  wholeSet: 'Bütün per',
  endTurn: 'Hamleyi bitir',
  draw: 'Taş çek',
  pass: 'Pas',
  resetFirst: 'Önce hamleyi sıfırla',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: şimdi bir per seç ya da “Yeni per”e dokun.`,
  begin: 'Önce taş, sonra per seç; ya da taş çek.',
  beginOrPass: 'Önce taş, sonra per seç; ya da pas geç.',
  nothingFits: 'Hiçbir taşın uymuyor: taş çek.',
  lies: 'Bu oyunda masadaki perler olduğu gibi kalır: ıstakandan taş seç.',
  droppedLate: 'Süren doldu: oynattıkların geri alındı.',
  dropped: 'Sıran geçti: oynattıkların geri alındı.',

  hintDraws: 'Taş çek.',
  hintPasses: 'Pas geç.',
  changes: {
    ...setWords.changes,
    mixed: 'Yeniden dizildi',
  },

  said: {
    ...setWords.said,
    into: (tiles: string, set: number) => `${tiles}: ${set}. pere işlendi.`,
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

  scoring: 'Elinde taş kalanlar, taşlarının toplamı kadar kaybeder; hepsini kazanan alır. En çok puanı olan kazanır.',
  jokerScoring:
    'Elinde taş kalanlar, taşlarının toplamı kadar (joker 30) kaybeder; hepsini kazanan alır. En çok puanı olan kazanır.',
};

export default tr;
