import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatShort, formatSigned, withUnit } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    [0, 0, '0'],
    [-0.4, 0, '0'],
    [-0.04, 1, '0.0'],
    [0.5, 0, '1'],
    [-0.5, 0, '−1'],
    [1.005, 2, '1.01'],
    [999.5, 0, '1,000'],
    [1217.96, 1, '1,218.0'],
    [-12_345.65, 1, '−12,345.7'],
    [1_234_567, 0, '1,234,567'],
    [0.05, 1, '0.1'],
    [999.4, 0, '999'],
    [-123, 0, '−123'],
    [Number.NaN, 1, 'XX'],
    [Infinity, 0, 'XX'],
  ])('writes %s with %i decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('writes every whole number as the language’s own formatter does', () => {
    const formatter = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(formatter.format(value).replace('-', '−'));
      }),
    );
  });

  it('can be read back to within half of its last digit, whatever the number', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 3 }), (number, decimals) => {
        const text = formatNumber(number, decimals);
        expect(text).toMatch(/^−?\d{1,3}(,\d{3})*(\.\d+)?$/);
        const read = Number(text.replaceAll(',', '').replace('−', '-'));
        expect(Math.abs(read - number)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
      }),
    );
  });
});

describe('formatShort', () => {
  it.each([
    [75, 1, '75'],
    [3.5, 1, '3.5'],
    [3.04, 1, '3'],
    [1500, 0, '1,500'],
    [100, 2, '100'],
    [0.2, 2, '0.2'],
  ])('writes %s with at most %i decimals as %s', (value, decimals, text) => {
    expect(formatShort(value, decimals)).toBe(text);
  });
});

describe('formatSigned', () => {
  it.each([
    [1.66, 1, '+1.7'],
    [-1.66, 1, '−1.7'],
    [0.04, 1, '0.0'],
    [0, 0, '0'],
  ])('writes %s with %i decimals as %s', (value, decimals, text) => {
    expect(formatSigned(value, decimals)).toBe(text);
  });
});

it('keeps a unit beside its number', () => {
  expect(withUnit('1,218', 'kg')).toBe('1,218\u202Fkg');
});
