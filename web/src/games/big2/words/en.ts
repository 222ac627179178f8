const en = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You hold nothing that beats the table.',
  empty: 'The table is empty: a new round.',
  scoring:
    'Every card left costs a point (two each from ten cards on, three each with all thirteen); the winner gets them. The most points win.',
};

export default en;
export type Words = typeof en;
