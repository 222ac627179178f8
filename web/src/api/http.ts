import type { FairDeal, Frame, GameInfo, Phrases, RulesPage, TableInfo, TableRequest, Ticket } from './types';

// The server said no, and why.
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    says: string,
  ) {
    super(says);
  }
}

// Nobody answered: worth another try, while a Refusal is not.
export class Unreachable extends Error {
  override name = 'Unreachable';
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers: { 'content-type': 'application/json' } });
  } catch (cause) {
    throw new Unreachable('The server does not answer.', { cause });
  }
  if (response.status >= 500) throw new Unreachable(`The server answers ${response.status}.`);
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { says } = (await response.json()) as { says?: string };
    return new Refusal(response.status, says ?? response.statusText);
  } catch {
    return new Refusal(response.status, response.statusText);
  }
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;

export const server = {
  games: async () => (await ask<{ games: GameInfo[] }>('games')).games,
  phrases: async () => (await ask<{ phrases: Phrases }>('phrases')).phrases,
  rules: (game: string, rules: string) =>
    ask<RulesPage>(`games/${encodeURIComponent(game)}/rules?rules=${encodeURIComponent(rules)}`),
  open: (request: TableRequest) => post<Ticket>('tables', request),
  table: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, request: { name: string; word: string; seat?: number }) =>
    post<Ticket>(`${table(id)}/join`, request),
  replay: async (id: string, deal: number) =>
    (await ask<{ frames: Frame[] }>(`${table(id)}/replay?deal=${deal}`)).frames,
  fair: (id: string, deal: number) => ask<FairDeal>(`${table(id)}/fair?deal=${deal}`),
};
