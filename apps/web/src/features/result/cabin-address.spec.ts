// @vitest-environment node
import { CABIN_CLASSES } from '@tim/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabinInAddress, withCabin } from './cabin-address.ts';

describe('the cabin in an address', () => {
  it('is read as it was written, and leaves the rest of the query alone', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((one) => one !== 'cabin');
    fc.assert(
      fc.property(fc.constantFrom(...CABIN_CLASSES), fc.dictionary(name, fc.string()), (cabin, others) => {
        const search = withCabin(`?${new URLSearchParams(others).toString()}`, cabin);
        expect(cabinInAddress(search)).toBe(cabin);
        for (const [key, value] of Object.entries(others)) expect(new URLSearchParams(search).get(key)).toBe(value);
      }),
    );
  });

  it.each([
    ['?cabin=premium-economy', 'premiumEconomy'],
    ['?cabin=Premium%20Economy', 'premiumEconomy'],
    ['?cabin=premium_economy', 'premiumEconomy'],
    ['?cabin=BUSINESS', 'business'],
    ['?cabin=', undefined],
    ['?cabin=deck', undefined],
    ['?itinerary=ZRH-BOS', undefined],
  ])('%s is %s', (search, cabin) => {
    expect(cabinInAddress(search)).toBe(cabin);
  });

  it('keeps an itinerary readable', () => {
    expect(withCabin('?itinerary=ZRH-BOS,BOS-ZRH', 'first')).toBe('?itinerary=ZRH-BOS,BOS-ZRH&cabin=first');
  });
});
