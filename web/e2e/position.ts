// A table in the middle of a deal, created and played through the API, so that a test can start at any position.
import type { Page } from '@playwright/test';

export interface Position {
  readonly game: string;
  readonly rules?: string;
  readonly others: number; // computers
  readonly phase?: string; // the game's phase in which it must be our turn
  readonly turns?: number; // how many turns we have had before (in that phase)
  readonly drawing?: boolean; // stop before the draw, in games where a turn starts with one
}

interface Made {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

const TRIES = 12; // a deal may end too early

// Returns the table's id; this browser has our seat.
export async function playedTo(page: Page, url: string, position: Position): Promise<string> {
  const { game, rules = '', others } = position;
  const seats = [{ kind: 'person', name: 'Ada' }, ...Array.from({ length: others }, () => ({ kind: 'computer', level: 'basic' }))];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await page.request.post(`${url}api/tables`, { data: { game, rules, match: 'deals 3', seats, pace: 0 } });
    if (!answer.ok()) throw new Error(await answer.text());
    const made = (await answer.json()) as Made;
    if (!(await page.evaluate(play, { made, position }))) continue;
    const kept = { ...made, game, name: 'Ada', word: '', time: 1 };
    await page.evaluate((seat) => localStorage.setItem('parlor.seats', JSON.stringify({ [seat.table]: seat })), kept);
    return made.table;
  }
  throw new Error(`no deal of ${game} reached the position`);
}

// Runs in the page: follows hints until the position is reached; false if the deal ends first.
function play({ made, position }: { made: Made; position: Position }): Promise<boolean> {
  interface Said {
    readonly type: string;
    readonly number: number;
    readonly actors?: readonly number[];
    readonly move?: string;
    readonly moves?: readonly string[];
    readonly table?: { readonly phase: string };
    readonly view?: { readonly phase?: string; readonly bid?: number | null };
  }
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${made.table}/socket`);
    const { phase, turns = 0, drawing = false } = position;
    let [number, had, ids] = [0, 0, 0];
    const send = (message: object) => socket.send(JSON.stringify(message));
    const move = (text: string) => send({ type: 'move', id: `m${ids++}`, number, move: text });
    const end = (there: boolean) => {
      socket.close();
      resolve(there);
    };
    const onTurn = ({ view, moves = [] }: Said) => {
      const draws = view?.phase === 'draw';
      const counts = phase === undefined ? draws === drawing : view?.phase === phase;
      if (counts && had++ >= turns) return end(true);
      // We must win the bidding: the highest bidder names trump and takes the first card.
      if (view?.phase === 'bid') return move(view.bid === null ? 'bid 100' : (moves.find((each) => each.startsWith('bid') || each.startsWith('raise')) ?? moves[0] ?? ''));
      send({ type: 'hint', id: `h${ids++}` });
    };
    socket.onopen = () => send({ type: 'sit', token: made.token, moves: true });
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as Said;
      if (said.type === 'hint') return move(said.move ?? '');
      if (said.type === 'refused') return end(false);
      if (said.type !== 'state' && said.type !== 'update') return;
      number = said.number;
      if (said.table !== undefined && said.table.phase !== 'playing') end(false);
      else if (said.actors?.includes(made.seat)) onTurn(said);
    };
  });
}
