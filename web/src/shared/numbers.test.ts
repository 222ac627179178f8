import { expect, it } from 'vitest';
import { percent, plain, signed } from './numbers';

it('writes points with a sign and at most one decimal', () => {
  expect([signed(-1.25), signed(3), signed(0), plain(-2.04), percent(0.4)]).toEqual(['−1.3', '+3', '0', '−2', '40%']);
});
