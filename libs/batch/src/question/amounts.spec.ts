import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_KM, readAmount } from './amounts.ts';

describe('a number in a list', () => {
  it.each([
    ['6012', 6012],
    ['6012.5', 6012.5],
    ['6012,5', 6012.5],
    ['6,012.5', 6012.5],
    ['6.012,5', 6012.5],
    ['6 012', 6012],
    ['6’012', 6012],
    ['6.012', 6012],
    ['6,012', 6012],
    ['987.654', 987.654],
    ['987,654', 987.654],
    ['0.500', 0.5],
    ['1,234,567', 1_234_567],
  ])('%s is %d', (text, value) => {
    expect(readAmount(text, { most: LONGEST_KM })).toBe(value);
  });

  it.each(['', '0', '-5', 'far', '1e3', '5 miles', '1.2.3,4,5', '12 7', '1 2', "1'2", '1 234.5 67'])(
    '“%s” is none',
    (text) => {
      expect(readAmount(text, { most: LONGEST_KM })).toBeUndefined();
    },
  );

  it('is the same in English and German notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2_003_800 }), (hundredths) => {
        const [value, options] = [hundredths / 100, { minimumFractionDigits: 2 }];
        for (const locale of ['en', 'de', 'de-CH', 'fr']) {
          expect(readAmount(value.toLocaleString(locale, options), { most: LONGEST_KM })).toBe(value);
        }
      }),
    );
  });
});
