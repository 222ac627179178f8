import type { TableSession } from '../../table/session.svelte';
import { FollowSets } from '../../tiles/follow-sets.svelte';
import { stayInStep, type Holding } from '../../tiles/in-step.svelte';
import { isPlaced, LATE, placedByOthers, turns } from './events';
import { isReal, rummikubView } from './view';
import { rummikubWords } from './words';
import type { Workspace } from './workspace.svelte';

export class Follow extends FollowSets<Workspace> {
  ended = ''; // the draft that we ended a turn with

  // Call it within a component, because it creates effects.
  constructor(session: TableSession, workspace: Workspace) {
    super(session, workspace, placedByOthers);
    stayInStep(session, workspace, (holding) => this.#hold(holding));
  }

  #hold({ deal, kept }: Holding): void {
    const { racks, table } = rummikubView(this.session.view);
    const { text } = this.workspace.turn;
    this.workspace.free = isReal(this.session.table?.options ?? {});
    const lost = this.workspace.hold(deal, racks[this.you] ?? [], table, this.session.myTurn, kept);
    if (lost) this.notice = this.#whyLost(text);
    this.look(table, turns(this.session.events));
  }

  // Either we ended the turn with it, or the turn ended without us.
  #whyLost(text: string): string {
    const last = turns(this.session.events).findLast(({ seat }) => seat === this.you);
    if (last?.events.some(({ key }) => key === LATE)) return rummikubWords.droppedLate;
    return last?.events.some(isPlaced) && text === this.ended ? '' : rummikubWords.dropped;
  }
}
