import { beforeEach, describe, expect, it, vi } from 'vitest';

// A browser's history, as far as it matters here: going back tells at once.
class FakeHistory {
  entries: unknown[] = [null];
  at = 0;
  pop: () => void = () => undefined;

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, ++this.at), state];
  }
  go(by: number): void {
    this.at += by;
    this.pop();
  }
  back(): void {
    this.go(-1);
  }
}

let history: FakeHistory;
let back: typeof import('./back');

beforeEach(async () => {
  history = new FakeHistory();
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', (_: string, pop: () => void) => (history.pop = pop));
  vi.resetModules();
  back = await import('./back');
  back.watchBack();
  return () => vi.unstubAllGlobals();
});

// As a dialog does it: it tells when it is gone, whoever closed it.
function dialog() {
  const state = { open: true, close: () => undefined as void };
  const gone = back.opened(() => state.close());
  state.close = () => {
    state.open = false;
    gone();
  };
  return state;
}

describe('Back', () => {
  it('closes the dialog before leaving the page', () => {
    const settings = dialog();
    expect(history.at).toBe(1);
    history.back();
    expect([settings.open, history.at]).toEqual([false, 0]);
  });

  it('leaves no entry behind if the dialog was closed in another way', () => {
    dialog().close();
    expect(history.at).toBe(0);
    const [lower, upper] = [dialog(), dialog()];
    history.back();
    expect([lower.open, upper.open, history.at]).toEqual([true, false, 1]);
    lower.close();
    expect(history.at).toBe(0);
  });

  it('skips entries of closed dialogs when going back or forward', () => {
    const leave = dialog();
    history.pushState(null); // a link in the dialog leads elsewhere
    leave.close();
    expect(history.at).toBe(2);
    history.back();
    expect(history.at).toBe(0);
    history.go(1);
    expect(history.at).toBe(0);
  });

  it('forgets a dialog that a reload closed', async () => {
    dialog();
    vi.resetModules();
    (await import('./back')).watchBack();
    expect(history.at).toBe(0);
  });
});
