import { OFFER, takeEarly } from './early';
import type { ClientMessage, ServerMessage } from './messages';
import type { Analysis, FairDeal, Frame, GameInfo, JoinRequest, Lesson, Message } from './types';
import type { Phrases, Profile, RulesPage, TableInfo, TableRequest, Ticket } from './types';

// The server refused, with a reason; its own sentence is in English.
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
}

async function ask<T>(path: string, { headers, ...init }: RequestInit = {}, asked: Promise<Response> | null = null): Promise<T> {
  let response: Response;
  try {
    response = await (asked ?? fetch(`/api/${path}`, { ...init, headers: { 'content-type': 'application/json', ...headers } }));
  } catch (cause) {
    throw new Unreachable('The server does not answer.', { cause });
  }
  if (response.status >= 500) throw new Unreachable(`The server answers ${response.status}.`);
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { error, says } = (await response.json()) as { error?: Message; says?: string };
    return new Refusal(response.status, says ?? response.statusText, error ?? null);
  } catch {
    return new Refusal(response.status, response.statusText);
  }
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const lessons = (game: string) => `games/${encodeURIComponent(game)}/lessons`;

export const recordAddress = (id: string) => `/api/${table(id)}/record`;

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
  open: (request: TableRequest) => post<Ticket>('tables', request),
  table: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, request: JoinRequest) => post<Ticket>(`${table(id)}/join`, request),
  replay: async (id: string, deal: number) =>
    (await ask<{ frames: Frame[] }>(`${table(id)}/replay?deal=${deal}`)).frames,
  fair: (id: string, deal: number) => ask<FairDeal>(`${table(id)}/fair?deal=${deal}`),
  // The moves after the known ones, as soon as there are any.
  analysis: (id: string, deal: number, seat: number, known: number) =>
    ask<Analysis>(`${table(id)}/analysis?deal=${deal}&seat=${seat}&after=${known}`),
  profile: (key: string, before: string | null = null) =>
    ask<Profile>(before === null ? 'profile' : `profile?before=${encodeURIComponent(before)}`, {
      headers: { authorization: `Bearer ${key}` },
    }),
  lessons: async (game: string) => (await ask<{ lessons: Lesson[] }>(lessons(game))).lessons,
  lesson: (game: string, name: string, question: LessonQuestion) =>
    post<LessonAnswer>(`${lessons(game)}/${encodeURIComponent(name)}`, question),
};
