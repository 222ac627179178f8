import type { TableSession } from '../../table/session.svelte';
import { FollowSets } from '../../tiles/follow-sets.svelte';
import { stayInStep, type Holding } from '../../tiles/in-step.svelte';
import { finished, laidByOthers } from './events';
import { isAdvanced, remiView } from './view';
import { remiWords } from './words';
import type { Workspace } from './workspace.svelte';

export class Follow extends FollowSets<Workspace> {
  sent = ''; // our last move
  arrives: string | null | undefined; // the piece the drawn tile goes before; undefined if not chosen
  #came = $state.raw<string | null>(null); // the latest piece
  // After a reload either of two identical tiles will do.
  readonly drawn = $derived.by(() => {
    const { drawn } = remiView(this.session.view);
    if (!this.session.myTurn || !drawn) return null;
    const alike = this.workspace.rack.filter(({ face }) => face === drawn);
    return (alike.find(({ id }) => id === this.#came) ?? alike.at(-1))?.id ?? null;
  });

  // Call it within a component, because it creates effects.
  constructor(session: TableSession, workspace: Workspace) {
    super(session, workspace, laidByOthers);
    stayInStep(session, workspace, (holding) => this.#hold(holding));
  }

  #hold({ deal, kept }: Holding): void {
    const { racks, table, phase } = remiView(this.session.view);
    const held = this.workspace.hand.tiles.length;
    const move = this.workspace.move();
    this.workspace.lays = isAdvanced(this.session.table?.options ?? {});
    const mine = this.session.myTurn && phase === 'discard';
    const lost = this.workspace.hold(deal, racks[this.you] ?? [], table, mine, kept);
    if (lost) this.notice = move === this.sent ? '' : remiWords.dropped;
    if (mine && this.workspace.hand.tiles.length > held) this.#arrive();
    this.look(table, finished(this.session.events));
  }

  // New tiles come at the end.
  #arrive(): void {
    const last = this.workspace.whole.at(-1);
    this.#came = last?.id ?? null;
    if (this.arrives !== undefined && last) this.workspace.reorder([last.id], this.arrives);
    this.arrives = undefined;
  }
}
