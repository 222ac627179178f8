// What the server says of the table, as far as a workspace has to know it.
import type { TableSession } from '../../table/session.svelte';
import { justPlaced } from '../../tiles/draft';
import { stayInStep, type Holding } from '../../tiles/in-step.svelte';
import type { Workspace } from './workspace.svelte';
import { LATE, PLACES, placedByOthers, turns } from './events';
import { isReal, rummikubView } from './view';
import { rummikubWords } from './words';

export class Follow {
  notice = $state.raw(''); // that something was lost, until the person does something
  ended = ''; // the draft that we ended a turn with
  #seen = $state.raw<readonly (readonly string[])[] | null>(null); // the table after our last turn

  readonly #session: TableSession;
  readonly #workspace: Workspace;
  readonly #you = $derived.by(() => this.#session.you ?? 0);
  readonly fresh = $derived.by(() =>
    justPlaced(this.#workspace.turn.base, placedByOthers(this.#session.events, this.#you), this.#seen),
  );

  // Within a component, for it has effects.
  constructor(session: TableSession, workspace: Workspace) {
    this.#session = session;
    this.#workspace = workspace;
    stayInStep(session, workspace, (holding) => this.#hold(holding));
  }

  #hold({ deal, kept }: Holding): void {
    const { racks, table } = rummikubView(this.#session.view);
    const { text } = this.#workspace.turn;
    this.#workspace.free = isReal(this.#session.table?.options ?? {});
    const lost = this.#workspace.hold(deal, racks[this.#you] ?? [], table, this.#session.myTurn, kept);
    if (lost) this.notice = this.#whyLost(text);
    const played = turns(this.#session.events);
    if (played.at(-1)?.seat === this.#you) this.#seen = table;
    else if (!played.some(({ seat }) => seat === this.#you)) this.#seen = [];
  }

  // Because we ended the turn with it, or because the turn ended without us.
  #whyLost(text: string): string {
    const last = turns(this.#session.events).findLast(({ seat }) => seat === this.#you);
    const did = (key: string) => last?.events.some((event) => event.key === key) === true;
    if (did(LATE)) return rummikubWords.droppedLate;
    return did(PLACES) && text === this.ended ? '' : rummikubWords.dropped;
  }
}
