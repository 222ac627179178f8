import { expect, it } from 'vitest';
import { plainVoice } from '../../testing/voice';
import { told } from './told';

it('tells a move set by set, as it changes the table', () => {
  const view = { table: [['3r', '4r', '5r']], racks: [['6r', '9b'], null], bag: 20 };
  expect(told('3r 4r 5r 6r', view, 0).steps).toEqual([{ label: 'Added to a set', tiles: ['6r'] }]);
  expect(told('draw', view, 0).headline(plainVoice)).not.toBe('');
  expect(told('draw', { ...view, bag: 0 }, 0).headline(plainVoice)).not.toBe(told('draw', view, 0).headline(plainVoice));
  expect(told('3r 4r 5r', null, 0).steps).toEqual([{ label: 'New set', tiles: ['3r', '4r', '5r'] }]);
  expect(told('draw', null, 0).headline(plainVoice)).toBe(told('draw', view, 0).headline(plainVoice));
});
