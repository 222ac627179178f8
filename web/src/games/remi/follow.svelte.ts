// What the server says of the table, as far as a workspace has to know it.
import type { TableSession } from '../../table/session.svelte';
import { justPlaced } from '../../tiles/draft';
import { stayInStep, type Holding } from '../../tiles/in-step.svelte';
import type { Workspace } from './workspace.svelte';
import { finished, laidByOthers } from './events';
import { isAdvanced, remiView } from './view';
import { remiWords } from './words';

export class Follow {
  notice = $state.raw(''); // that something was lost, until the person does something
  sent = ''; // our last move
  arrives: string | null | undefined; // what the tile that we draw is to be put before; undefined where we did not say
  #came = $state.raw<string | null>(null); // the piece that arrived last
  #seen = $state.raw<readonly (readonly string[])[] | null>(null); // the table after our last turn

  readonly #session: TableSession;
  readonly #workspace: Workspace;
  readonly #you = $derived.by(() => this.#session.you ?? 0);
  readonly fresh = $derived.by(() => justPlaced(this.#workspace.turn.base, laidByOthers(this.#session.events, this.#you), this.#seen));
  // After a reload nobody knows which of two that look alike it was: one is as good as the other then.
  readonly drawn = $derived.by(() => {
    const { drawn } = remiView(this.#session.view);
    if (!this.#session.myTurn || !drawn) return null;
    const alike = this.#workspace.rack.filter(({ face }) => face === drawn);
    return (alike.find(({ id }) => id === this.#came) ?? alike.at(-1))?.id ?? null;
  });

  // Within a component, for it has effects.
  constructor(session: TableSession, workspace: Workspace) {
    this.#session = session;
    this.#workspace = workspace;
    stayInStep(session, workspace, (holding) => this.#hold(holding));
  }

  #hold({ deal, kept }: Holding): void {
    const { racks, table, phase } = remiView(this.#session.view);
    const held = this.#workspace.hand.tiles.length;
    const move = this.#workspace.move();
    this.#workspace.lays = isAdvanced(this.#session.table?.options ?? {});
    const mine = this.#session.myTurn && phase === 'discard';
    const lost = this.#workspace.hold(deal, racks[this.#you] ?? [], table, mine, kept);
    if (lost) this.notice = move === this.sent ? '' : remiWords.dropped;
    if (mine && this.#workspace.hand.tiles.length > held) this.#arrive();
    const played = finished(this.#session.events);
    if (played.at(-1)?.seat === this.#you) this.#seen = table;
    else if (!played.some(({ seat }) => seat === this.#you)) this.#seen = [];
  }

  // New tiles come at the end.
  #arrive(): void {
    const last = this.#workspace.whole.at(-1);
    this.#came = last?.id ?? null;
    if (this.arrives !== undefined && last) this.#workspace.reorder([last.id], this.arrives);
    this.arrives = undefined;
  }
}
