const en = {
  open: 'What the best player would have done',
  title: 'What the best player would have done',
  thinking: 'One moment… the best player thinks about each of your moves.',
  sum: (loss: string, player: string) => `Compared with the player “${player}”, your moves are worth ${loss} points in this deal.`,
  perfect: (player: string) => `Compared with the player “${player}”, you lost nothing in this deal.`,
  about:
    'A number is what a move lost on average, over many deals that could lie behind what you saw; ± says how sure it is, ' +
    '19 times out of 20.',
  fewer: 'Few points win here, so a plus is a loss.',
  nothing: 'You made no move in this deal.',
  moves: 'Your moves',
  step: (step: number) => `Step ${step}`,
  show: (step: number) => `Step ${step}: show it in the replay`,
  you: 'You:',
  best: 'Best player:',
  same: 'The same.',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['The costliest', 'Second costliest', 'Third costliest'] as readonly string[],
};

export default en;
export type Words = typeof en;
