import type { Words } from './en';

const ro: Words = {
  pass: 'Pas',
  passed: 'pas',
  nothingBeats: 'Nu ai nimic care să bată masa.',
  empty: 'Masa e goală: începe o rundă nouă.',
  scoring:
    'Fiecare carte rămasă costă un punct (de la zece cărți câte două, cu toate treisprezece câte trei); câștigătorul le primește. Câștigă cine are cele mai multe puncte.',
};

export default ro;
