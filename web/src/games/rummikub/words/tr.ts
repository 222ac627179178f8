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

  bag: (tiles: number) => (tiles === 0 ? 'Havuz boş' : `Havuzda ${tiles}`),

  split: 'Böl',
  wholeSet: 'Tüm per',
  endTurn: 'Hamleyi bitir',
  draw: 'Taş çek',
  pass: 'Pas',
  resetFirst: 'Önce hamleyi sıfırla',

  chosen: (tiles: number) => `${tileWords.tiles(tiles)} seçildi: bir pere ya da “Yeni per” düğmesine dokun.`,
  begin: 'Önce taş, sonra per seç; ya da taş çek.',
  beginOrPass: 'Önce taş, sonra per seç; ya da pas geç.',
  nothingFits: 'Taşlarının hiçbiri uymuyor: taş çek.',
  lies: 'Bu oyunda masadaki perler bozulamaz: ıstakandan taş seç.',
  droppedLate: 'Süren doldu: hamlen geri alındı.',
  dropped: 'Sıran geçti: yaptıkların geri alındı.',

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
      ...(free ? ['S böl', 'A tüm per'] : []),
      'R ıstakaya',
      'U geri al',
      'E hamleyi bitir',
      'D taş çek',
      'H ipucu',
      'Dizmek için Shift ← →',
      'Esc seçimi sil',
    ].join(' · '),

  scoring: 'Her oyuncu ıstakasında kalan taşların toplamını kaybeder, kazanan hepsini alır. En çok puanı olan kazanır.',
  jokerScoring:
    'Her oyuncu ıstakasında kalan taşların toplamını kaybeder (joker 30 sayılır), kazanan hepsini alır. En çok puanı olan kazanır.',
};

export default tr;
