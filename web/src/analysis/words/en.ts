const en = {
  open: 'Analysis',
  title: 'Analysis',
  thinking: 'Analysing your moves…',
  progress: (done: number, of: number) => `Moves analysed: ${done} of ${of}`,
  retry: 'Try again',
  sum: (loss: string, player: string) => `Your moves in this deal: ${loss} points compared with the computer player “${player}”.`,
  perfect: (player: string) => `You lost nothing in this deal compared with the computer player “${player}”.`,
  explain: 'What the numbers mean',
  about:
    'The best move is the one a hint would have suggested. If you played another, the number is what that cost on ' +
    'average over many deals that fit what you could see; the true value is within the ± margin 19 times out of 20. A ' +
    'move counts as equally good if its loss could be due to chance.',
  fewer: 'The lowest score wins here, so a plus is a loss.',
  nothing: 'You made no moves in this deal.',
  moves: 'Your moves',
  step: (step: number) => `Step ${step}`,
  show: (step: number) => `Step ${step}: show in replay`,
  you: 'You:',
  best: 'Best player:',
  same: 'Best move',
  equal: 'Equally good',
  costly: 'Lost points',
  worst: 'Costliest moves',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['Costliest', 'Second costliest', 'Third costliest'] as readonly string[],
};

export default en;
export type Words = typeof en;
