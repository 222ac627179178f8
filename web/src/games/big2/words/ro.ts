import type { Words } from './en';

const ro: Words = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
};

export default ro;
