// The text beside the buttons: what to do now, or the server's verdict.
import type { TableSession } from '../../table/session.svelte';
import type { Judge, Status } from '../../tiles/judge.svelte';
import type { Voice } from '../../words/voice';
import type { RemiView } from './view';
import { remiWords } from './words';
import type { Workspace } from './workspace.svelte';

const CHOOSE_DISCARD = 'remi.choose_discard'; // no problem so far

export interface Situation {
  readonly voice: Voice;
  readonly session: TableSession;
  readonly workspace: Workspace;
  readonly judge: Pick<Judge, 'status' | 'worth'>;
  readonly notice: string;
  readonly phase: RemiView['phase'];
  readonly top: string | undefined; // of the other's discards
}

const hint = (text: string): Status => ({ kind: 'hint', text });

export function statusOf({ voice, session, workspace, judge, notice, phase, top }: Situation): Status {
  const chosen = workspace.chosenPieces.length;
  const { single } = workspace;
  if (notice !== '') return { kind: 'no', text: notice };
  if (!session.myTurn) return hint(chosen > 0 ? remiWords.chosenWaiting(chosen) : '');
  if (phase === 'draw') return hint(top === undefined ? remiWords.drawFirst : remiWords.drawOrTake(voice.tiles(top)));
  if (workspace.turn.draft.loose.length > 0) return hint(remiWords.layJoker);
  if (chosen > 0 && !single) return hint(remiWords.chosen(chosen));
  if (!single && !workspace.turn.changed) return hint(workspace.lays ? remiWords.layOrDiscard : remiWords.chooseDiscard);

  const { refusal } = session.assessment ?? {};
  if (refusal?.key === CHOOSE_DISCARD) return hint(voice.say(refusal) + judge.worth);
  const status = judge.status(voice);
  if (status.text !== '' || !single) return status;
  return hint((workspace.lays ? remiWords.discardOrLay : remiWords.discardIt)(voice.tiles(single.face)));
}
