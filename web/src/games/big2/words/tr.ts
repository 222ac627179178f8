import type { Words } from './en';

const tr: Words = {
  pass: 'Pas',
  passed: 'pas geçti',
  nothingBeats: 'Elinde masadakini geçen bir şey yok.',
  empty: 'Masa boş: yeni tur.',
  scoring:
    'Kalan her kart bir puan götürür (on karttan itibaren ikişer, on üçünde üçer); kazanan hepsini alır. En çok puanı olan kazanır.',
};

export default tr;
