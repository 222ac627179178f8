import { OFFER, takeEarly } from './early';
import type { ClientMessage, ServerMessage } from './messages';
import type { Analysis, FairDeal, Frame, GameInfo, JoinRequest, Lesson, Message } from './types';
import type { Phrases, Profile, RulesPage, TableInfo, TableRequest, Ticket } from './types';
import { Way } from './way';

// The server refused, or the table is damaged (500); its own sentence is in English.
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    says: string,
    readonly reason: Message | null = null,
  ) {
    super(says);
  }
}

// The server did not answer: worth retrying, unlike a Refusal.
export class Unreachable extends Error {
  override name = 'Unreachable';
  constructor(
    says: string,
    readonly node: string | null = null, // that has the table instead
    options?: ErrorOptions,
  ) {
    super(says, options);
  }
}

async function textAt(address: string, { headers, ...init }: RequestInit = {}, asked: Promise<Response> | null = null): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await (asked ?? fetch(address, { ...init, headers: { 'content-type': 'application/json', ...headers } }));
    text = await response.text();
  } catch (cause) {
    throw new Unreachable('The server does not answer.', null, { cause });
  }
  if (response.ok) return text;
  throw failure(response, text);
}

const ELSEWHERE = 421;

function failure({ status, statusText }: Response, text: string): Refusal | Unreachable {
  const { error, says, node } = parsed(text);
  if (status === ELSEWHERE || status > 500) return new Unreachable(`The server answers ${status}.`, node);
  return new Refusal(status, says ?? statusText, error);
}

// A proxy's own answers are not JSON.
function parsed(text: string): { error?: Message; says?: string; node?: string } {
  try {
    return (JSON.parse(text) ?? {}) as ReturnType<typeof parsed>;
  } catch {
    return {};
  }
}

async function ask<T>(path: string, init?: RequestInit, asked?: Promise<Response> | null): Promise<T> {
  return JSON.parse(await textAt(`/api/${path}`, init, asked)) as T;
}

const posting = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

const PATIENCE_MS = 10_000;

// Asks about a table, at whichever node it is. A post is repeated until it is answered, so it must be safe to repeat: it
// may have arrived, and only its answer was lost.
async function textOf(table: string, rest: string, init: RequestInit = {}): Promise<string> {
  const way = new Way(table);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await textAt(way.address(rest), init);
    } catch (failed) {
      if (!(failed instanceof Unreachable) || Date.now() >= end) throw failed;
      if (failed.node === null && init.method !== 'POST') throw failed;
      const wait = failed.node === null ? way.failed() : way.elsewhere(failed.node);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
async function askTable<T>(table: string, rest = '', init?: RequestInit): Promise<T> {
  return JSON.parse(await textOf(table, rest, init)) as T;
}

const lessons = (game: string) => `games/${encodeURIComponent(game)}/lessons`;

// The server keeps no state for a lesson: every request says how far we are.
export interface LessonQuestion {
  readonly done: readonly string[]; // our accepted moves
  readonly message: ClientMessage;
}
export interface LessonAnswer {
  readonly messages: readonly ServerMessage[];
  readonly finished: boolean;
}

export const server = {
  offer: () => ask<{ games: GameInfo[]; phrases: Phrases }>(OFFER, {}, takeEarly()),
  rules: (game: string, rules: string) =>
    ask<RulesPage>(`games/${encodeURIComponent(game)}/rules?rules=${encodeURIComponent(rules)}`),
  // Repeated with the same id and token, this opens no second table.
  open: (id: string, token: string, request: TableRequest) => askTable<Ticket>(id, '', posting({ ...request, token })),
  table: (id: string) => askTable<TableInfo>(id),
  // Repeated with the same token, this takes no second seat.
  join: (id: string, token: string, request: JoinRequest) => askTable<Ticket>(id, '/join', posting({ ...request, token })),
  record: (id: string) => textOf(id, '/record'),
  replay: async (id: string, deal: number) =>
    (await askTable<{ frames: Frame[] }>(id, `/replay?deal=${deal}`)).frames,
  fair: (id: string, deal: number) => askTable<FairDeal>(id, `/fair?deal=${deal}`),
  // The moves after the known ones, as soon as there are any.
  analysis: (id: string, deal: number, seat: number, known: number) =>
    askTable<Analysis>(id, `/analysis?deal=${deal}&seat=${seat}&after=${known}`),
  profile: (key: string, before: string | null = null) =>
    ask<Profile>(before === null ? 'profile' : `profile?before=${encodeURIComponent(before)}`, {
      headers: { authorization: `Bearer ${key}` },
    }),
  lessons: async (game: string) => (await ask<{ lessons: Lesson[] }>(lessons(game))).lessons,
  lesson: (game: string, name: string, question: LessonQuestion) =>
    ask<LessonAnswer>(`${lessons(game)}/${encodeURIComponent(name)}`, posting(question)),
};
