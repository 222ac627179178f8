import type { Words } from './en';

const tr: Words = {
  pass: 'Pas',
  passed: 'pas geçti',
  nothingBeats: 'Elinde masadakini geçen bir şey yok.',
  empty: 'Masa boş: yeni tur.',
};

export default tr;
