import fc from 'fast-check';
import { MANNERS } from '@tim/languages';
import { describe, expect, it } from 'vitest';
import { formatKilograms } from './format-kilograms.ts';
import { gramsToKilograms } from './kilograms-per-passenger.ts';

const grams = fc.integer({ min: 1, max: 2_147_483_647 });

describe('formatKilograms', () => {
  // spec: 5.16
  it.each([
    [undefined, 1, 'XX'],
    [0, 1, 'XX'],
    [-0, 1, 'XX'],
    [Number.NaN, 1, 'XX'],
    [Number.POSITIVE_INFINITY, 1, 'XX'],
    [123.4, Number.NaN, 'XX'],
    [Number.MAX_VALUE, 1, 'XX'],
    [0.001, 1, '0.0'],
    [0.05, 1, '0.1'],
    [0.15, 1, '0.2'],
    [0.25, 1, '0.3'],
    [0.35, 1, '0.4'],
    [1.005, 1, '1.0'],
    [-8.55, 1, '-8.6'],
    [123, 1, '123.0'],
    [999.95, 1, '1000.0'],
    [1234.567, 1, '1234.6'],
    [1_234_567.85, 1, '1234567.9'],
    [2_147_483.647, 1, '2147483.6'],
    [1e21, 1, '1000000000000000000000.0'],
  ] as const)('writes %f kg x %f as %s', (kilograms, multiplier, text) => {
    expect(formatKilograms(kilograms, multiplier)).toBe(text);
  });

  it.each([
    [MANNERS.de, '1.234,6'],
    [MANNERS.fr, '1\u202f234,6'],
    [MANNERS.es, '1234,6'],
    [MANNERS.ja, '1,234.6'],
    [MANNERS.en, '1234.6'],
  ])('writes thousands as the language does', (manner, text) => {
    expect(formatKilograms(1234.567, 1, manner)).toBe(text);
  });

  // spec: 5.15
  it.each([
    [285, -0.03, '-8.6'], // 8 550 g, a half, away from zero
    [285, 0.97, '276.5'], // 276 450 g
    [5, 0.07, '0.4'], // 350 g
    [0.1, -0.03, '0.0'], // -3 g: no negative zero
    [1, -0.049, '0.0'],
    [1, -0.05, '-0.1'],
    [1.15, 3, '3.5'], // 3 450 g
    [123.4, 0, '0.0'],
  ] as const)('writes %f kg with the row’s multiplier %f as %s', (kilograms, multiplier, text) => {
    expect(formatKilograms(kilograms, multiplier)).toBe(text);
  });

  // spec: 9.9
  it('rounds the grams the kilograms came from, for every number of grams a message can carry', () => {
    fc.assert(
      fc.property(grams, (g) => {
        const tenths = Math.floor((g + 50) / 100);
        expect(formatKilograms(gramsToKilograms(g))).toBe(`${Math.floor(tenths / 10)}.${tenths % 10}`);
      }),
    );
  });

  it('rounds exactly as decimal arithmetic does, for every whole per mille of a fuel share', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 999 }), (g, perMille) => {
        const tenths = (BigInt(g) * BigInt(perMille) + 50_000n) / 100_000n;
        expect(formatKilograms(gramsToKilograms(g), perMille / 1000)).toBe(`${tenths / 10n}.${tenths % 10n}`);
      }),
    );
  });

  it('rounds a deduction to the same digits as the amount, and never to minus zero', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 999 }), (g, perMille) => {
        const amount = formatKilograms(gramsToKilograms(g), perMille / 1000);
        const deduction = formatKilograms(gramsToKilograms(g), -perMille / 1000);
        expect(deduction).toBe(amount === '0.0' ? '0.0' : `-${amount}`);
      }),
    );
  });

  // spec: 9.10
  it('writes any numbers as digits with one decimal, or as the placeholder', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (kilograms, multiplier) => {
        expect(formatKilograms(kilograms, multiplier)).toMatch(/^(-?\d+\.\d|XX)$/);
      }),
    );
  });
});
