import { describe, expect, it } from 'vitest';
import { gramsToKilograms, toKilogramsPerPassenger } from './kilograms-per-passenger.ts';

describe('gramsToKilograms', () => {
  // spec: 9.8
  it('divides by a thousand', () => {
    expect(gramsToKilograms(285_550)).toBe(285.55);
  });
});

describe('toKilogramsPerPassenger', () => {
  it('names every cabin for its new unit', () => {
    expect(toKilogramsPerPassenger({ first: 4000, business: 3000, premiumEconomy: 2000, economy: 1000 })).toStrictEqual(
      { economy: 1, premiumEconomy: 2, business: 3, first: 4 },
    );
  });

  it('leaves a cabin without a figure absent, and keeps a zero', () => {
    expect(toKilogramsPerPassenger({ first: undefined, economy: 0 })).toStrictEqual({ economy: 0 });
  });
});
