import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

describe('formatPercent', () => {
  it.each([
    [0.035, '3.5'],
    [0.29, '29'],
    [0.1234, '12.34'],
    [0.12345, '12.35'],
    [1.005, '100.5'],
    [0.00004, '0'],
    [-0.00004, '0'],
    [-0.07, '-7'],
    [0, '0'],
    [10, '1000'],
    [Number.NaN, 'XX'],
  ] as const)('writes %f as %s', (fraction, text) => {
    expect(formatPercent(fraction)).toBe(text);
  });

  it('writes every whole percent without decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (percent) => {
        expect(formatPercent(percent / 100)).toBe(String(percent));
      }),
    );
  });

  it('never writes more than two decimals', () => {
    fc.assert(
      fc.property(fc.double(), (fraction) => {
        expect(formatPercent(fraction)).toMatch(/^(-?\d+(\.\d?[1-9])?|XX)$/);
      }),
    );
  });
});
