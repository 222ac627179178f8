const en = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
};

export default en;
export type Words = typeof en;
