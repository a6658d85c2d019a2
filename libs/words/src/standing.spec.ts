import { describe, expect, it } from 'vitest';
import { en } from './english.ts';

describe('whether a route is flown', () => {
  it('is said with the month, the airport or the airline that the rule rests on', () => {
    expect(en.standing({ basis: { kind: 'entered-lately', lastEntered: '2026-03' } })).toBe(
      'A flight number was last updated in our list of flights in March 2026.',
    );
    expect(en.standing({ basis: { kind: 'airport-without-passengers', airportCode: 'BZZ', use: 'military' } })).toBe(
      'BZZ is a military airfield: no flight there can be booked.',
    );
    expect(en.standing({ basis: { kind: 'flown-by-sister', carrierCode: 'EC' } })).toBe(
      'Its sister airline EC flies it.',
    );
    expect(en.standing({ basis: { kind: 'sells-no-seats' } })).toMatch(/sells no seats/);
  });
});
