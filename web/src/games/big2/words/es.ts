import type { Words } from './en';

const es: Words = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
};

export default es;
