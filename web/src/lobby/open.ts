// Opens a table.
import { server } from '../api/http';
import { newTableId, newToken } from '../api/ids';
import type { TableRequest, Ticket } from '../api/types';

let last: { readonly text: string; readonly id: string; readonly token: string } | null = null;

// After a failure the table may exist all the same. The same request made again then returns it instead of opening another.
export async function openTable(request: TableRequest): Promise<Ticket> {
  const text = JSON.stringify(request);
  const opening = last?.text === text ? last : { text, id: newTableId(), token: newToken() };
  last = opening;
  const ticket = await server.open(opening.id, opening.token, request);
  if (last === opening) last = null;
  return ticket;
}
