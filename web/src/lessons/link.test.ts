import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, Unreachable, type LessonAnswer, type LessonQuestion } from '../api/http';
import { TableSession } from '../table/session.svelte';
import { aState, aTable, anUpdate } from '../testing/messages';
import { stubStorage } from '../testing/storage';
import { LessonLink } from './link';

// A lesson of two steps: C3, then D4.
const STEPS = ['C3', 'D4'];
const asked: LessonQuestion[] = [];
let gone = false;

function answer({ done, message }: LessonQuestion): LessonAnswer {
  const number = done.length;
  switch (message.type) {
    case 'state':
      return { messages: [aState({ number, table: aTable({ fair: null }), moves: ['C3', 'pass'] })], finished: false };
    case 'move': {
      const { id, move } = message;
      if (move !== STEPS[number]) return { messages: [{ type: 'refused', id, number, reason: { key: 'lesson.hint' } }], finished: false };
      const over = number + 1 === STEPS.length;
      return { messages: [anUpdate({ id, number: number + 1, actors: over ? [] : [0] })], finished: over };
    }
    case 'hint':
      return { messages: [{ type: 'hint', id: message.id, number, move: STEPS[number] ?? '', reason: { key: 'lesson.hint' } }], finished: false };
    default:
      return { messages: [], finished: false };
  }
}

let session: TableSession;
const finished = vi.fn();
const failed = vi.fn();
let ask = (question: LessonQuestion) => Promise.resolve(answer(question));

function begin() {
  const asking = (question: LessonQuestion) => {
    asked.push(question);
    return gone ? Promise.reject(new Unreachable('gone')) : ask(question);
  };
  session = new TableSession({ open: (ears) => new LessonLink({ ...ears, id: 'lesson', ask: asking, finished, failed }) });
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stubStorage();
  asked.length = 0;
  gone = false;
  ask = (question) => Promise.resolve(answer(question));
  begin();
  await settled();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lesson', () => {
  it('opens like a table, under its own id', () => {
    expect([session.status, session.myTurn, session.table?.id]).toEqual(['open', true, 'lesson']);
    expect(asked).toEqual([{ done: [], message: { type: 'state' } }]);
  });

  it('continues from the accepted moves, and ends with the last step', async () => {
    session.move('C3');
    await settled();
    expect([session.pending, session.number]).toEqual([null, 1]);
    session.move('D4');
    await settled();
    expect(asked.at(-1)).toMatchObject({ done: ['C3'], message: { move: 'D4' } });
    expect(finished).toHaveBeenCalledOnce();
  });

  it('says what is wrong with any other move, and does not advance', async () => {
    session.move('pass');
    await settled();
    expect([session.refusal, session.pending]).toEqual([{ key: 'lesson.hint' }, null]);
    session.askHint();
    await settled();
    expect(session.hint?.move).toBe('C3');
    expect(asked.at(-1)?.done).toEqual([]);
  });

  it('reconnects by itself and resends the unanswered move', async () => {
    gone = true;
    session.move('C3');
    await settled();
    expect(session.status).toBe('lost');
    gone = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([session.status, session.number]).toEqual(['open', 1]);
  });

  it('reports an unknown lesson instead of retrying for ever', async () => {
    ask = () => Promise.reject(new Refusal(404, 'No such lesson.'));
    begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failed.mock.calls).toEqual([['No such lesson.']]);
  });

  it('ignores chat', async () => {
    session.say('hello');
    await settled();
    expect(asked).toHaveLength(1);
  });

  it('stays quiet once closed', async () => {
    session.move('C3');
    session.close();
    await settled();
    expect(session.number).toBe(0);
  });
});
