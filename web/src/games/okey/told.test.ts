import { expect, it } from 'vitest';
import { plainVoice } from '../../testing/voice';
import { told } from './told';

it('tells a move with what lies on the pile it takes from', () => {
  const view = { discards: [[], ['K5'], [], ['R7']] };
  expect(told('take', view, 0).headline(plainVoice)).toContain('7');
  expect(told('take', view, 2).headline(plainVoice)).toContain('5');
  expect(told('draw', view, 0).headline(plainVoice)).toBe('Draw from the stock.');
  expect(told('draw', null, 0).headline(plainVoice)).toBe('Draw from the stock.');
});
