import type { Words } from './en';

const tr: Words = {
  pass: 'Pas',
  passed: 'pas geçti',
  nothingBeats: 'Masadakini geçemiyorsun.',
  empty: 'Masa boş: yeni tur başlıyor.',
  scoring:
    'Elde kalan her kart bir puan götürür (on ya da daha çok kart kaldıysa iki, on üçü de kaldıysa üç). Kazanan hepsini alır. En çok puanı olan kazanır.',
};

export default tr;
