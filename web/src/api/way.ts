// The way to a table: which node of the server to ask next, and when. A table's address leads to a node by itself; if the
// table is at another one, that node is named in the query.
import { retryDelay, takeoverDelay } from './retry';

export class Way {
  #node: string | null = null;
  #attempt = 0;

  constructor(private readonly table: string) {}

  address(rest = ''): string {
    const path = `/api/tables/${encodeURIComponent(this.table)}${rest}`;
    if (this.#node === null) return path;
    return `${path}${path.includes('?') ? '&' : '?'}node=${encodeURIComponent(this.#node)}`;
  }

  found(): void {
    this.#attempt = 0;
  }

  // Both return how long to wait before the next attempt. The first node named is asked at once. If it sends us on as
  // well, the owner may be dead, and another node takes the table over within seconds.
  elsewhere(node: string): number {
    const wait = this.#node === null ? 0 : takeoverDelay(this.#attempt++);
    this.#node = node;
    return wait;
  }
  failed(): number {
    this.#node = null;
    return retryDelay(this.#attempt++);
  }
}
