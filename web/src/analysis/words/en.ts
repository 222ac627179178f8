const en = {
  open: 'What the best player would have done',
  title: 'What the best player would have done',
  thinking: 'Going through your moves…',
  progress: (done: number, of: number) => `Moves checked: ${done} of ${of}`,
  retry: 'Try again',
  sum: (loss: string, player: string) => `Your moves in this deal: ${loss} points, compared with the player “${player}”.`,
  perfect: (player: string) => `You lost nothing in this deal, compared with the player “${player}”.`,
  explain: 'What the numbers mean',
  about:
    'A hint at the same point of the game would have named the best move. Where you played another, the number is what it ' +
    'lost on average, over many deals that fit what you saw; the true value is within ± of it 19 times out of 20. A move ' +
    'counts as good as the best one when its loss cannot be told from chance.',
  fewer: 'Few points win here, so a plus is a loss.',
  nothing: 'You made no move in this deal.',
  moves: 'Your moves',
  step: (step: number) => `Step ${step}`,
  show: (step: number) => `Step ${step}: show it in the replay`,
  you: 'You:',
  best: 'Best player:',
  same: 'Best move',
  equal: 'As good',
  costly: 'Lost points',
  worst: 'Costliest moves',
  loss: (loss: string, error: string) => `${loss} ± ${error}`,
  costliest: ['The costliest', 'Second costliest', 'Third costliest'] as readonly string[],
};

export default en;
export type Words = typeof en;
