// The player's tiles: their order, which are chosen, and which has the keyboard focus.
import { idsOf, inOrder, moved, type HandTile } from './order';

export class Hand {
  tiles = $state.raw<readonly HandTile[]>([]);
  chosen = $state.raw<ReadonlySet<string>>(new Set());
  current = $state.raw(0);
  single = $state.raw(false); // at most one is chosen at a time
  starts = $state.raw<ReadonlySet<string>>(new Set()); // where the groups of the last arrangement start

  readonly chosenTiles = $derived(this.tiles.filter(({ id }) => this.chosen.has(id)).map(({ tile }) => tile));
  readonly order = $derived(this.tiles.map(({ tile }) => tile));

  #deal = -1;

  // The hand according to the server. The order is ours: the current one, or after a reload the one that
  // was kept.
  hold(deal: number, tiles: readonly string[], kept: () => readonly string[]): void {
    if (deal !== this.#deal) this.starts = new Set();
    const stays = this.#staysChosen(tiles);
    this.tiles = inOrder(tiles, deal === this.#deal ? this.order : kept());
    this.#deal = deal;
    this.chosen = new Set([...this.chosen].filter((id) => stays.has(id)));
    this.current = Math.max(0, Math.min(this.current, this.tiles.length - 1));
  }

  toggle(id: string): void {
    const chosen = new Set(this.single && !this.chosen.has(id) ? [] : this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
    this.stand(this.tiles.findIndex((tile) => tile.id === id));
  }

  choose(tiles: readonly string[]): void {
    this.chosen = idsOf(this.tiles, tiles);
  }

  clear(): void {
    this.chosen = new Set();
  }

  stand(at: number): void {
    if (at >= 0 && at < this.tiles.length) this.current = at;
  }

  // A chosen tile that is gone was played; an identical one is not chosen instead.
  #staysChosen(tiles: readonly string[]): ReadonlySet<string> {
    const number = (all: readonly string[], tile: string) => all.filter((each) => each === tile).length;
    const stay = this.tiles.filter(({ tile }) => number(tiles, tile) >= number(this.order, tile));
    return new Set(stay.map(({ id }) => id));
  }

  // Moves the focused tile by one place.
  carry(by: -1 | 1): void {
    const at = this.current;
    this.tiles = moved(this.tiles, at, by);
    this.stand(at + by);
  }

  // After a drag: applies the new order to the current tiles, even if some came or went meanwhile.
  reorder(ids: readonly string[]): void {
    const place = new Map(ids.map((id, at) => [id, at]));
    const at = ({ id }: HandTile) => place.get(id) ?? ids.length;
    this.tiles = this.tiles.toSorted((one, other) => at(one) - at(other));
    this.starts = new Set();
  }

  // As the server grouped them; chosen tiles stay chosen.
  arrange(groups: readonly (readonly string[])[]): void {
    const { chosenTiles } = this;
    this.tiles = inOrder(this.order, groups.flat());
    this.choose(chosenTiles);
    const begins = groups.map((_, i) => groups.slice(0, i).flat().length);
    this.starts = new Set(begins.slice(1).flatMap((at) => this.tiles[at]?.id ?? []));
  }
}
