import { expect, it } from 'vitest';
import { words } from '../words';
import { Refusal, Unreachable } from './http';
import { offer } from './offer.svelte';
import { problemText } from './problem';

it('says a refusal in the page’s language, or in the server’s words if there is no phrase', () => {
  offer.phrases = { 'server.no_open_seat': 'Boş yer yok.' };
  expect(problemText(new Refusal(409, 'No seat is open.', { key: 'server.no_open_seat' }))).toBe('Boş yer yok.');
  expect(problemText(new Refusal(404, 'Not Found'))).toBe('Not Found');
  expect(problemText(new Refusal(400, 'Too many.', { key: 'no.such' }))).toBe('Too many.');
});

it('says that the server does not respond', () => {
  expect(problemText(new Unreachable('failed'))).toBe(words.connection.gone);
  expect(problemText('whatever')).toBe('');
});
