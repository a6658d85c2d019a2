import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWhole } from './format-whole.ts';

describe('formatWhole', () => {
  it.each([
    [0, '0'],
    [285, '285'],
    [999.4, '999'],
    [999.5, '1,000'],
    [1218, '1,218'],
    [-12_345.6, '−12,346'],
    [-123, '−123'],
  ] as const)('writes %f as %s', (value, text) => {
    expect(formatWhole(value)).toBe(text);
  });

  it('writes every whole number as the language’s own formatter does', () => {
    const formatter = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatWhole(value)).toBe(formatter.format(value).replace('-', '−'));
      }),
    );
  });
});
