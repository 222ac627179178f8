import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-socket';
import { aState } from '../testing/messages';
import { Link, type LinkStatus } from './link';
import { retryDelay, takeoverDelay } from './retry';

describe('the delay before the next attempt', () => {
  it('grows from a quarter of a second to five', () => {
    const longest = () => 1;
    expect([0, 1, 2, 3, 4, 5, 20].map((n) => retryDelay(n, longest))).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('is shorter for a table that is about to be taken over', () => {
    const longest = () => 1;
    expect([0, 1, 2, 3, 4, 5, 20].map((n) => takeoverDelay(n, longest))).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
  });

  it('is spread so that not all browsers reconnect at once', () => {
    expect(retryDelay(3, () => 0)).toBe(1000);
  });
});

describe('a link', () => {
  let server: FakeServer;
  let statuses: LinkStatus[];
  let link: Link;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    statuses = [];
    link = new Link({
      table: 'T',
      connect: server.connect,
      hello: () => ({ type: 'watch' }),
      receive: () => undefined,
      status: (status) => statuses.push(status),
    });
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
  });

  function open() {
    server.socket.accept();
    server.socket.say(aState());
  }

  it('identifies itself, and is open once the first state arrives', () => {
    server.socket.accept();
    expect(server.socket.sent).toEqual([{ type: 'watch' }]);
    expect(statuses).toEqual([]);
    server.socket.say(aState());
    expect(statuses).toEqual(['open']);
  });

  it('reconnects by itself, again and again', () => {
    open();
    server.socket.break();
    expect(statuses).toEqual(['open', 'lost']);
    for (let attempt = 0; attempt < 5; attempt++) {
      vi.advanceTimersByTime(5000);
      server.socket.break();
    }
    expect(server.sockets).toHaveLength(6);
    vi.advanceTimersByTime(5000);
    open();
    expect(statuses.at(-1)).toBe('open');
    expect(server.socket.sent).toEqual([{ type: 'watch' }]);
  });

  it('starts with a short delay again after it was open', () => {
    open();
    for (let i = 0; i < 3; i++) {
      server.socket.break();
      vi.advanceTimersByTime(250);
      open();
    }
    expect(server.sockets).toHaveLength(4);
  });

  it('sends nothing while it is not open', () => {
    expect(link.send({ type: 'start' })).toBe(false);
    open();
    expect(link.send({ type: 'start' })).toBe(true);
    server.socket.break();
    expect(link.send({ type: 'start' })).toBe(false);
  });

  it('gives up a socket that is dead but not closed', () => {
    open();
    link.probe();
    expect(server.socket.last).toEqual({ type: 'state' });
    vi.advanceTimersByTime(5000);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('keeps a socket that answers', () => {
    open();
    link.probe();
    server.socket.say(aState());
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('open');
    expect(server.sockets).toHaveLength(1);
  });

  it('retries immediately on request', () => {
    open();
    server.socket.break();
    link.probe();
    expect(server.sockets).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(2);
  });

  it('gives up an attempt that hangs', () => {
    vi.advanceTimersByTime(10_000);
    expect(statuses).toEqual(['lost']);
  });

  it('follows the table to its node, without a pause', () => {
    expect(server.socket.address).toBe('/api/tables/T/socket');
    server.socket.accept();
    server.socket.say({ type: 'elsewhere', node: 'b' });
    vi.advanceTimersByTime(0);
    expect(server.socket.address).toBe('/api/tables/T/socket?node=b');
    expect(statuses).toEqual([]);
    open();
    expect(server.socket.sent).toEqual([{ type: 'watch' }]);
    expect(statuses).toEqual(['open']);
  });

  it('keeps trying quietly until the table has an owner, and follows it there', () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      server.socket.accept();
      server.socket.say({ type: 'elsewhere', node: 'dead' });
      vi.advanceTimersByTime(2000);
    }
    expect(server.socket.address).toBe('/api/tables/T/socket?node=dead');
    expect(server.sockets).toHaveLength(9);
    server.socket.say({ type: 'elsewhere', node: 'c' });
    vi.advanceTimersByTime(2000);
    expect(server.socket.address).toBe('/api/tables/T/socket?node=c');
    open();
    expect(statuses).toEqual(['open']);
  });

  it('forgets a node that cannot be reached', () => {
    server.socket.accept();
    server.socket.say({ type: 'elsewhere', node: 'b' });
    vi.advanceTimersByTime(0);
    server.socket.break();
    vi.advanceTimersByTime(250);
    expect(server.sockets.map(({ address }) => address)).toEqual(['', '?node=b', ''].map((query) => `/api/tables/T/socket${query}`));
  });

  it.each(['server.closing', 'server.moving', 'server.cannot_read', 'server.too_many'])('reconnects after the goodbye %s', (key) => {
    open();
    server.socket.say({ type: 'goodbye', reason: { key } });
    server.socket.break();
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(250);
    expect(server.sockets).toHaveLength(2);
  });

  it.each(['server.no_token', 'server.no_watching', 'server.quarantined'])('ends after the goodbye %s', (key) => {
    server.socket.accept();
    server.socket.say({ type: 'goodbye', reason: { key } });
    server.socket.break();
    link.probe();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(statuses).toEqual(['ended']);
  });

  it('stays quiet once closed', () => {
    open();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(statuses).toEqual(['open']);
  });
});
