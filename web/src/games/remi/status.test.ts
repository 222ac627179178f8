import { expect, it } from 'vitest';
import type { Message } from '../../api/types';
import { shown } from '../../tiles/tile';
import type { Situation } from './status';
import { statusOf } from './status';
import { Workspace } from './workspace.svelte';

const CHOOSE = { key: 'remi.choose_discard' };

function situation(changes: Partial<Situation> = {}, { mine = true, refusal = null as Message | null } = {}): Situation {
  const workspace = new Workspace();
  workspace.lays = true;
  workspace.hold(1, ['8b', '5r', '6g'], [['7b', 'J', '9b']], true, () => []);
  const session = { myTurn: mine, assessment: { refusal } } as unknown as Situation['session'];
  const judge: Situation['judge'] = { status: () => ({ kind: 'yes', text: '' }), worth: ' · 24 points' };
  const voice = { say: ({ key }: Message) => key, tiles: shown };
  return { voice, session, workspace, judge, notice: '', phase: 'discard', top: '7r', ...changes };
}
const text = (each: Situation) => statusOf(each).text.replaceAll('\u2060', '');

it('says what there is to do', () => {
  expect(text(situation({ phase: 'draw' }))).toBe('Draw from the stock, or take 7◆.');
  expect(text(situation({ phase: 'draw', top: undefined }))).toBe('Draw a tile from the stock.');
  expect(text(situation())).toBe('Place tiles on the table, or choose one to discard.');
  expect(text(situation({}, { mine: false }))).toBe('');
  expect(statusOf(situation({ notice: 'lost' }))).toEqual({ kind: 'no', text: 'lost' });
});

it('asks for the discard, and points out a joker that must be played', () => {
  const laid = situation({}, { refusal: CHOOSE });
  laid.workspace.put({ set: 'set0' }, ['rack:5r']);
  expect(statusOf(laid)).toEqual({ kind: 'hint', text: 'remi.choose_discard · 24 points' });
  const swapped = situation({}, { refusal: CHOOSE });
  swapped.workspace.swap('J.1', ['rack:8b']);
  expect(text(swapped)).toContain('Put the joker back on the table');
});

it('describes the choice, or gives the server’s verdict', () => {
  const one = situation();
  one.workspace.toggle('rack:6g');
  expect(text(one)).toBe('6▲: discard it, or tap a formation.');
  one.workspace.toggle('rack:5r');
  expect(text(one)).toContain('2 tiles chosen');
  const judged = situation({ judge: { status: () => ({ kind: 'yes', text: 'It wins.' }), worth: '' } });
  judged.workspace.toggle('rack:6g');
  expect(text(judged)).toBe('It wins.');
});
