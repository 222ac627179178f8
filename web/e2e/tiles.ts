// Our place at a tile table. Possible moves are those the server lists in its messages.
import type { Locator, Page } from '@playwright/test';
import { endOf, turnOrEnd } from './play';

const COLOURS: Readonly<Record<string, string>> = { r: 'red', g: 'green', b: 'blue', y: 'yellow' };
export const spoken = (face: string) => (face === 'J' ? 'joker' : `${COLOURS[face.slice(-1)]} ${face.slice(0, -1)}`);

// What a game calls things.
export interface Names {
  readonly rack: string;
  readonly set: RegExp;
}

type Sets = readonly (readonly string[])[];
export interface Step {
  readonly faces: readonly string[]; // from the rack
  readonly set: number | null; // where they go; null: a new set
}

export class TilePlace {
  readonly board: Locator;
  readonly sets: Locator;
  readonly rack: Locator;
  readonly tiles: Locator;
  readonly status: Locator;
  readonly hint: Locator;
  readonly showHint: Locator;
  readonly end: Locator;
  #table: Sets = [];
  #moves: readonly string[] = [];
  #number = 0;
  #heard: () => void = () => undefined;

  constructor(readonly page: Page, { rack, set }: Names = { rack: 'Your rack', set: /^Set \d/ }) {
    const own = page.getByRole('region', { name: 'Your place' });
    this.board = page.getByRole('region', { name: 'Middle of the table' });
    this.sets = this.board.getByRole('group', { name: set });
    this.rack = own.getByRole('group', { name: rack });
    this.tiles = this.rack.getByRole('button');
    this.status = own.getByRole('status');
    this.hint = page.getByRole('region', { name: 'Hint' });
    this.showHint = this.hint.getByRole('button', { name: 'Show on the table' });
    this.end = endOf(page);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }
  #hear(frame: string): void {
    const { number, view, moves } = JSON.parse(frame) as { number?: number; view?: { table: Sets } | null; moves?: string[] };
    if (!view) return;
    this.#table = view.table;
    this.#number = number ?? 0;
    this.#moves = moves ?? [];
    this.#heard();
  }

  get moves(): readonly string[] {
    return this.#moves;
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Your place' }).getByRole('button', { name, exact: true });
  }
  // The first of any identical tiles.
  tile(face: string): Locator {
    return this.rack.getByRole('button', { name: new RegExp(`^${spoken(face)},`) }).first();
  }
  onTable(face: string, set: number): Locator {
    return this.sets.nth(set).getByRole('button', { name: new RegExp(`^${spoken(face)},`) }).first();
  }
  names(): Promise<string[]> {
    return this.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0] ?? ''));
  }

  turn(): Promise<'turn' | 'end'> {
    return turnOrEnd(this.page, this.end);
  }
  // Waits until the server has accepted the move.
  async after(move: () => Promise<void>): Promise<void> {
    const before = this.#number;
    const taken = new Promise<void>((resolve) => {
      this.#heard = () => this.#number > before && resolve();
    });
    await move();
    await taken;
  }

  // The listed move that places the most tiles without rearranging sets; empty if the only move is to draw.
  best(): readonly Step[] {
    const steps = this.#moves.map((move) => this.#stepsOf(move));
    const placed = (all: readonly Step[]) => all.reduce((sum, { faces }) => sum + faces.length, 0);
    return steps.reduce((best, each) => (placed(each) > placed(best) ? each : best), []);
  }
  #stepsOf(move: string): readonly Step[] {
    if (move === 'draw') return [];
    return move
      .split(', ')
      .map((set, i) => ({ faces: more(set.split(' '), this.#table[i] ?? []), set: i < this.#table.length ? i : null }))
      .filter(({ faces }) => faces.length > 0);
  }
  async askHint(): Promise<'place' | 'draw'> {
    await this.button('Hint').click();
    await this.hint.waitFor();
    return (await this.showHint.isVisible()) ? 'place' : 'draw';
  }
}

function more(after: readonly string[], before: readonly string[]): string[] {
  const left = [...before];
  return after.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
