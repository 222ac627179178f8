import { expect, it } from 'vitest';
import { plainVoice } from '../../testing/voice';
import { told } from './told';

it('tells a move with the phase’s own words', () => {
  expect(told('bid 30').headline(plainVoice)).toBe('Bid 30.');
  expect(told('play 10C').steps).toEqual([{ label: '', tiles: ['10C'] }]);
  expect(told('keep AS KC').headline(plainVoice)).toBe('Keep these');
  expect(told('keep AS KC').steps).toEqual([{ label: '', tiles: ['AS', 'KC'] }]);
});
