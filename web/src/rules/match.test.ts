import { expect, it } from 'vitest';
import { matchText, parseMatch } from './match';

it('reads how long a match is, and writes it', () => {
  expect(parseMatch('to 200')).toEqual({ length: 'to', number: 200 });
  expect(parseMatch('deals 3')).toEqual({ length: 'deals', number: 3 });
  expect(parseMatch('')).toEqual({ length: 'deals', number: 1 });
  for (const text of ['to 200', 'deals 3', 'within 200']) expect(matchText(parseMatch(text))).toBe(text);
});
