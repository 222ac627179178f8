import { describe, expect, it } from 'vitest';
import { placeholderAt } from './placeholder';

describe('placeholderAt', () => {
  it('reads a name', () => {
    expect(placeholderAt('To {seat}.', 3)).toEqual({ name: 'seat', forms: new Map(), length: 6 });
  });

  it('reads a plural whose forms may have placeholders', () => {
    const text = '{n, plural, one {{seat} has # card} other{# cards}}';
    const forms = new Map([
      ['one', '{seat} has # card'],
      ['other', '# cards'],
    ]);
    expect(placeholderAt(`${text} left`, 0)).toEqual({ name: 'n', forms, length: text.length });
  });

  it.each(['n, number', 'n, plural', 'n, plural, one', 'n, plural, '])('takes {%s} for a name', (inside) => {
    expect(placeholderAt(`{${inside}}`, 0)).toEqual({ name: inside, forms: new Map(), length: inside.length + 2 });
  });

  it.each(['', 'text {n}', '{n', '{n, plural, one {# card}'])('finds nothing at the beginning of "%s"', (text) => {
    expect(placeholderAt(text, 0)).toBeNull();
  });
});
