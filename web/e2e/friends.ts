// Several players at one table, each in a separate browser.
import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test';

type Visit = (options?: BrowserContextOptions) => Promise<Page>;
interface Ticket {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export async function openTable(request: APIRequestContext, data: Record<string, unknown>): Promise<Ticket> {
  return (await (await request.post('/api/tables', { data: { pace: 0, ...data } })).json()) as Ticket;
}

async function sit(page: Page, ticket: Ticket, game: string, name: string) {
  await page.evaluate((seat) => localStorage.setItem('parlor.seats', JSON.stringify({ [seat.table]: seat })), {
    ...ticket, game, name, word: '', time: 1,
  });
  await page.goto(`#/table/${ticket.table}`);
}

// Ada and Ben, plus computers if the game needs more players.
export async function adaAndBen(visit: Visit, game: string, computers: number, options: Record<string, unknown> = {}, place = 'Your place') {
  const ada = await visit();
  const ben = await visit();
  const others = Array.from({ length: computers }, (_, i) => ({ kind: 'computer', level: 'random', name: `C${i}` }));
  const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, ...others];
  const ticket = await openTable(ada.request, { game, seats, ...options });
  const answer = await ben.request.post(`/api/tables/${ticket.table}/join`, { data: { name: 'Ben' } });
  await sit(ada, ticket, game, 'Ada');
  await sit(ben, (await answer.json()) as Ticket, game, 'Ben');
  for (const page of [ada, ben]) await page.getByRole('region', { name: place }).waitFor();
  return { ada, ben };
}
