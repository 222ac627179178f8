import { expect, it } from 'vitest';
import { matchText, parseMatch } from './match';

it('reads how long a match is, and writes it', () => {
  expect(parseMatch('to 200')).toEqual({ length: 'to', number: 200 });
  expect(parseMatch('deals 3')).toEqual({ length: 'deals', number: 3 });
  expect(parseMatch('')).toEqual({ length: 'deals', number: 1 });
  expect(parseMatch('down 0')).toEqual({ length: 'down', number: 0 });
  expect([parseMatch('deals 0').number, parseMatch('down x').number, parseMatch('up 3').length]).toEqual([1, 0, 'deals']);
  for (const text of ['to 200', 'deals 3', 'within 200', 'down 0', 'down 5']) expect(matchText(parseMatch(text))).toBe(text);
});
