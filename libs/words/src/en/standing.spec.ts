import { describe, expect, it } from 'vitest';
import { standingWords } from './standing.ts';

describe('whether a route is flown', () => {
  it('is said with the month, the airport or the airline that the rule rests on', () => {
    expect(standingWords({ basis: { kind: 'entered-lately', lastEntered: '2026-03' } })).toBe(
      'A flight number was last entered in the list of flights in March 2026.',
    );
    expect(standingWords({ basis: { kind: 'airport-without-passengers', airportCode: 'BZZ', use: 'military' } })).toBe(
      'BZZ is a military airfield: no flight there can be booked.',
    );
    expect(standingWords({ basis: { kind: 'flown-by-sister', carrierCode: 'EC' } })).toBe(
      'Its sister airline EC flies it.',
    );
    expect(standingWords({ basis: { kind: 'sells-no-seats' } })).toMatch(/sells no seats/);
  });
});
