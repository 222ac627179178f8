import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../api/link';
import { keptPromise } from '../keep/promises';
import { FakeServer } from '../testing/fake-socket';
import { stubStorage } from '../testing/storage';
import { aState, aTable, anUpdate } from '../testing/messages';
import { TableSession } from './session.svelte';

let server: FakeServer;
let session: TableSession;
const rematch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  server = new FakeServer();
  session = new TableSession({ open: linkTo('T', 'secret', server.connect), onRematch: rematch });
  server.socket.accept();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (type: string) => server.socket.sent.filter((message) => message['type'] === type);

function reconnect() {
  server.socket.break();
  vi.advanceTimersByTime(5000);
  server.socket.accept();
}

describe('sitting down', () => {
  it('sends the token in a message, never in an address', () => {
    expect(server.socket.sent).toEqual([{ type: 'sit', token: 'secret', moves: true }]);
  });

  it('takes everything from the state', () => {
    server.socket.say(aState({ chat: [{ seat: 1, text: 'hello' }] }));
    expect(session.myTurn).toBe(true);
    expect(session.isHost).toBe(true);
    expect(session.names).toEqual(['Ada', 'Basil']);
    expect(session.chat).toEqual([{ seat: 1, text: 'hello' }]);
    expect(session.moves).toEqual(['C3', 'pass']);
  });

  it('waits for the state, which includes updates that arrived first', () => {
    server.socket.say(anUpdate({ table: aTable() }));
    expect(session.table).toBeNull();
    server.socket.say(aState());
    expect(session.events).toHaveLength(1);
  });

  it('keeps the commitment made before the deal, whatever comes later', () => {
    server.socket.say(aState());
    server.socket.say(aState({ table: aTable({ fair: { method: 'm', commitment: 'other', words: [] } }) }));
    expect(keptPromise('T')).toEqual({ commitment: 'c0', dealt: { 1: [{ face: 'C3', place: 'hand 0' }] } });
  });
});

describe('updates', () => {
  beforeEach(() => server.socket.say(aState()));

  it('add to the log and tell the news', () => {
    server.socket.say(anUpdate());
    expect(session.events.map(({ key }) => key)).toEqual(['table.deal', 'big2.passes']);
    expect(session.news.events).toHaveLength(1);
    expect(session.view).toEqual({ hand: 'second' });
    expect(session.myTurn).toBe(false);
  });

  it('start a new log with a new deal', () => {
    const table = aTable({ deal: 2, fair: { method: 'm', commitment: 'c0', words: [] } });
    server.socket.say(anUpdate({ table, dealt: [{ face: 'S2', place: 'hand 0' }], events: [{ key: 'table.deal', deal: 2 }] }));
    expect(session.events).toEqual([{ key: 'table.deal', deal: 2 }]);
    expect(keptPromise('T').dealt[2]).toEqual([{ face: 'S2', place: 'hand 0' }]);
    expect(keptPromise('T').dealt[1]).toHaveLength(1);
  });

  it('ask for one hint at a time', () => {
    session.askHint();
    server.socket.say({ type: 'hint', id: 'h', number: 12, move: 'C3', reason: { key: 'k' } });
    session.askHint();
    expect(sent('hint')).toHaveLength(1);
    expect(session.hint?.move).toBe('C3');
  });

  it('remove a hint for an earlier position', () => {
    session.askHint();
    server.socket.say({ type: 'hint', id: 'h', number: 12, move: 'C3', reason: { key: 'k' } });
    expect(session.hint?.move).toBe('C3');
    server.socket.say(anUpdate());
    expect(session.hint).toBeNull();
    server.socket.say({ type: 'hint', id: 'h', number: 12, move: 'C3', reason: { key: 'k' } });
    expect(session.hint).toBeNull();
  });
});

describe('a move', () => {
  beforeEach(() => server.socket.say(aState()));

  it('carries the number it was made at, and waits for an answer', () => {
    session.move('C3');
    const [move] = sent('move');
    expect(move).toMatchObject({ move: 'C3', number: 12 });
    session.move('D4');
    expect(sent('move')).toHaveLength(1);
    server.socket.say(anUpdate({ id: String(move?.['id']) }));
    expect(session.pending).toBeNull();
  });

  it('is not settled by the update of another', () => {
    session.move('C3');
    server.socket.say(anUpdate({ id: 'other' }));
    expect(session.pending).not.toBeNull();
  });

  it('says why it was refused', () => {
    session.move('C3');
    server.socket.say({ type: 'refused', id: String(sent('move')[0]?.['id']), reason: { key: 'big2.too_low' } });
    expect(session.pending).toBeNull();
    expect(session.refusal).toEqual({ key: 'big2.too_low' });
    session.consider('D4');
    expect(session.refusal).toBeNull();
  });

  it('is sent again with the same id if unanswered when the connection is back', () => {
    session.move('C3');
    const [first] = sent('move');
    reconnect();
    expect(sent('move')).toEqual([]);
    server.socket.say(aState());
    expect(sent('move')).toEqual([first]);
    server.socket.say({ type: 'done', id: String(first?.['id']), number: 13 });
    expect(session.pending).toBeNull();
    reconnect();
    server.socket.say(aState());
    expect(sent('move')).toEqual([]);
  });

  it('is sent again, unchanged, to the node that takes the table over', () => {
    session.move('C3');
    const [first] = sent('move');
    server.socket.say({ type: 'goodbye', reason: { key: 'server.moving' } });
    server.socket.break();
    expect(session.status).toBe('lost');
    vi.advanceTimersByTime(250);
    server.socket.accept();
    server.socket.say({ type: 'elsewhere', node: 'b' });
    vi.advanceTimersByTime(0);
    server.socket.accept();
    expect(server.socket.address).toBe('/api/tables/T/socket?node=b');
    server.socket.say(aState({ number: 13 })); // the move had been stored
    expect(sent('move')).toEqual([first]);
    server.socket.say({ type: 'done', id: String(first?.['id']), number: 13 });
    expect(session.pending).toBeNull();
    expect(session.farewell).toBeNull();
    expect(session.refusal).toBeNull();
  });

  it('made while offline is sent when the connection is back', () => {
    server.socket.break();
    session.move('C3');
    vi.advanceTimersByTime(5000);
    server.socket.accept();
    server.socket.say(aState());
    expect(sent('move')).toHaveLength(1);
  });
});

describe('a draft', () => {
  const assessment = (id: unknown, refusal: { key: string } | null) =>
    server.socket.say({ type: 'assessment', id: String(id), number: 12, refusal, remark: null, parts: [], worth: null });

  beforeEach(() => server.socket.say(aState()));

  it('is judged by the server', () => {
    session.consider('C3');
    expect(sent('assess')[0]).toMatchObject({ draft: 'C3' });
    assessment(sent('assess')[0]?.['id'], { key: 'big2.too_low' });
    expect(session.assessment).toMatchObject({ draft: 'C3', refusal: { key: 'big2.too_low' } });
  });

  it('is not judged by an answer to an older one', () => {
    session.consider('C3');
    session.consider('C3 D3');
    assessment(sent('assess')[0]?.['id'], { key: 'old' });
    expect(session.assessment).toBeNull();
  });

  it('says nothing if it came too late to be judged', () => {
    session.consider('C3');
    server.socket.say({ type: 'refused', id: String(sent('assess')[0]?.['id']), reason: { key: 'table.deal_over' } });
    expect(session.refusal).toBeNull();
  });

  it('is judged again when the table has changed', () => {
    session.consider('C3');
    server.socket.say(anUpdate());
    expect(sent('assess')).toHaveLength(2);
    session.consider('');
    server.socket.say(anUpdate({ number: 14 }));
    expect(sent('assess')).toHaveLength(2);
    expect(session.assessment).toBeNull();
  });
});

describe('the clock', () => {
  it('counts down from what the server says', () => {
    server.socket.say(aState({ table: aTable({ clock: 30, time: 20_000 }) }));
    expect(session.clock.seconds).toBe(20);
    vi.advanceTimersByTime(5000);
    expect(session.clock.seconds).toBe(15);
    vi.advanceTimersByTime(60_000);
    expect(session.clock.seconds).toBe(0);
  });

  it('restarts with a human player’s turn, and stops for a computer’s', () => {
    server.socket.say(aState({ table: aTable({ clock: 30, time: 20_000 }) }));
    server.socket.say(anUpdate({ actors: [1] }));
    expect(session.clock.seconds).toBeNull();
    server.socket.say(anUpdate({ actors: [0], time: 30_000 }));
    expect(session.clock.seconds).toBe(30);
  });
});

it('arranges the hand as the server says', () => {
  server.socket.say(aState());
  const groups = vi.fn();
  session.arrange('rank', groups);
  server.socket.say({ type: 'arrangement', id: String(sent('arrange')[0]?.['id']), groups: [['C3'], ['D4']] });
  expect(groups).toHaveBeenCalledWith([['C3'], ['D4']]);
});

it('goes to the new table with the new token and our word', () => {
  server.socket.say(aState());
  session.rematch('tea');
  server.socket.say({ type: 'rematch', table: 'U', seat: 0, token: 'new' });
  expect(rematch).toHaveBeenLastCalledWith(expect.objectContaining({ table: 'U', token: 'new', seat: 0 }), 'tea');
  server.socket.say({ type: 'rematch', table: 'V' });
  expect(rematch).toHaveBeenLastCalledWith({ table: 'V' }, 'tea');
});

it('says why the server closed the connection until it is back', () => {
  server.socket.say(aState());
  server.socket.say({ type: 'goodbye', reason: { key: 'server.closing' } });
  server.socket.break();
  expect(session.farewell).toEqual({ key: 'server.closing' });
  expect(session.status).toBe('lost');
  reconnect();
  server.socket.say(aState());
  expect(session.farewell).toBeNull();
});

it('logs who leaves and returns among the events of a deal', () => {
  const ben = { name: 'Ben', kind: 'person', level: '', here: true, away: false, hints: 0, ready: false, ends: false, declined: false } as const;
  const withBen = (here: boolean) => aTable({ seats: [{ ...ben, name: 'Ada' }, { ...ben, here }] });
  server.socket.say(aState({ table: withBen(true) }));
  server.socket.say({ type: 'table', table: withBen(false) });
  server.socket.say(anUpdate());
  server.socket.say({ type: 'table', table: withBen(true) });
  expect(session.notices).toEqual([
    { what: 'gone', seat: 1, after: 1 },
    { what: 'back', seat: 1, after: 2 },
  ]);
  server.socket.say(anUpdate({ number: 14, table: { ...withBen(true), deal: 2 } }));
  expect(session.notices).toEqual([]);
});
