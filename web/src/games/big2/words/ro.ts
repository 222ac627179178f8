import type { Words } from './en';

const ro: Words = {
  pass: 'Pas',
  passed: 'pas',
  nothingBeats: 'Nu poți bate cărțile de pe masă.',
  empty: 'Masa e goală: începe o rundă nouă.',
  scoring:
    'Fiecare carte rămasă costă un punct (de la zece cărți în sus câte două, cu toate treisprezece câte trei). Câștigătorul ia totalul; învinge cine are cele mai multe puncte.',
};

export default ro;
