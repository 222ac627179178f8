// The text beside the buttons: what to do now, or the server's verdict.
import type { Assessment } from '../../table/session.svelte';
import type { Status } from '../../tiles/judge.svelte';
import { capitalised } from '../../words/say';
import type { Voice } from '../../words/voice';
import { DRAW, PASS, SHOW, TAKE } from './moves';
import type { OkeyView } from './view';
import { okeyWords } from './words';

export interface Situation {
  readonly voice: Voice;
  readonly myTurn: boolean;
  readonly moves: readonly string[];
  readonly phase: OkeyView['phase'];
  readonly first: boolean; // nobody has discarded yet
  readonly top: string | undefined; // what can be taken
  readonly chosen: string | undefined;
  readonly assessment: Assessment | null; // of the chosen tile as a discard
}

const hint = (text: string): Status => ({ kind: 'hint', text });

export function statusOf(now: Situation): Status {
  const { myTurn, phase, chosen, assessment } = now;
  const { say, tiles } = now.voice;
  if (!myTurn) return hint(chosen === undefined ? '' : okeyWords.chosenWaiting(tiles(chosen)));
  if (phase === 'draw') return hint(drawing(now));
  if (chosen === undefined) return hint(withShow(now, now.first ? okeyWords.begin : okeyWords.chooseDiscard));
  if (assessment?.refusal) return { kind: 'no', text: say(assessment.refusal) };
  if (assessment?.remark) return { kind: 'yes', text: capitalised(say(assessment.remark)) };
  return hint(okeyWords.discardIt(tiles(chosen)));
}

function drawing(now: Situation): string {
  const { moves, top, voice } = now;
  const takes = moves.includes(TAKE) && top !== undefined ? voice.tiles(top) : null;
  if (moves.includes(PASS) && !moves.includes(DRAW)) return takes === null ? okeyWords.onlyPass : okeyWords.takeOrPass(takes);
  return withShow(now, takes === null ? okeyWords.drawFirst : okeyWords.drawOrTake(takes));
}

const withShow = ({ moves }: Situation, text: string) => (moves.includes(SHOW) ? `${text} ${okeyWords.mayShow}` : text);
