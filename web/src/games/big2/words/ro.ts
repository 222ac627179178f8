import type { Words } from './en';

const ro: Words = {
  pass: 'Pas',
  passed: 'pas',
  nothingBeats: 'Nu ai nimic care să bată masa.',
  empty: 'Masa e goală: începe o rundă nouă.',
};

export default ro;
