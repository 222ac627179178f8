import { expect, it } from 'vitest';
import { plainVoice } from '../../testing/voice';
import { told } from './told';

it('tells a move with the discard that ends it', () => {
  const view = { table: [], racks: [['8r', '8g', '8b', '5g'], null], discards: [[], ['7r']] };
  expect(told('lay 8r 8g 8b discard 5g', view, 0).steps).toEqual([
    { label: 'New formation', tiles: ['8r', '8g', '8b'] },
    { label: 'Discard', tiles: ['5g'] },
  ]);
  expect(told('take', view, 0).headline(plainVoice)).toContain('7');
  expect(told('discard 5g', view, 0).steps).toEqual([]);
  expect(told('lay 8r 8g 8b discard 5g', null, 0).steps).toEqual(told('lay 8r 8g 8b discard 5g', view, 0).steps);
});
