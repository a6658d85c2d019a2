import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKilogramsPerPassenger } from './kilograms-per-passenger.ts';
import { toGramsByCabin } from './to-grams-by-cabin.ts';

const grams = fc.integer({ min: 0, max: 2_147_483_647 });

describe('toGramsByCabin', () => {
  it('gives back the grams of a message, and no cabin that it did not have', () => {
    const cabins = fc.record(
      { economy: grams, premiumEconomy: grams, business: grams, first: grams },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(cabins, (gramsPerPax) => {
        expect(toGramsByCabin(toKilogramsPerPassenger(gramsPerPax))).toEqual(gramsPerPax);
      }),
    );
  });
});
