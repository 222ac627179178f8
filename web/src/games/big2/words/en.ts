const en = {
  pass: 'Pass',
  passed: 'passed',
  nothingBeats: 'You can’t beat the cards on the table.',
  empty: 'The table is empty: a new round starts.',
  scoring:
    'Each card left costs one point (two with ten or more left, three with all thirteen). The winner scores the total, and the most points win.',
};

export default en;
export type Words = typeof en;
