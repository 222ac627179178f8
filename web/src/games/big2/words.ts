import { pick } from '../../words';

const en = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
};

export const big2Words = pick({ en });
