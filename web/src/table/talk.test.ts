import { beforeEach, expect, it } from 'vitest';
import { mute } from '../keep/muted.svelte';
import { settings } from '../keep/settings.svelte';
import { aTable } from '../testing/messages';
import { stubStorage } from '../testing/storage';
import { bubbleOf, linesHeard, peopleHeard, unread } from './talk';

const chat = [
  { seat: 1, text: 'hello' },
  { seat: 0, text: 'hi' },
  { seat: 1, text: 'good luck' },
];
const at = (changes: object = {}) => ({ chat, names: ['Ada', 'Basil'], table: aTable(), you: 0, read: 0, noticed: 0, ...changes });

beforeEach(() => {
  stubStorage();
  mute('Basil', false);
  settings.showChat = true;
});

it('counts messages from others since the chat was last read', () => {
  expect(unread(at()).map(({ text }) => text)).toEqual(['hello', 'good luck']);
  expect(unread(at({ read: 2 }))).toHaveLength(1);
  expect(unread(at({ read: 3 }))).toEqual([]);
});

it('shows a seat’s last message in a bubble until noticed', () => {
  expect(bubbleOf(at(), 1)).toBe('good luck');
  expect(bubbleOf(at(), 0)).toBeNull();
  expect(bubbleOf(at({ noticed: 3 }), 1)).toBeNull();
});

it('leaves out muted players until they are unmuted', () => {
  mute('Basil', true);
  expect(unread(at())).toEqual([]);
  expect(bubbleOf(at(), 1)).toBeNull();
  expect(linesHeard(at())).toEqual([{ seat: 0, text: 'hi' }]);
  mute('Basil', false);
  expect(linesHeard(at())).toEqual(chat);
});

it('is silent if the chat is hidden or switched off', () => {
  expect(unread(at({ table: aTable({ chat: false }) }))).toEqual([]);
  settings.showChat = false;
  expect(unread(at())).toEqual([]);
});

it('lists the players who can be muted', () => {
  expect(peopleHeard(at())).toEqual(['Basil']);
  expect(peopleHeard(at({ chat: [] }))).toEqual([]); // computers do not chat
});
