import { expect, it } from 'vitest';
import { plainVoice } from '../../testing/voice';
import { told } from './told';

it('tells a move with its cards, or with a word', () => {
  expect(told('C3 D3').steps).toEqual([{ label: '', tiles: ['C3', 'D3'] }]);
  expect(told('pass').headline(plainVoice)).toBe('Pass');
});
