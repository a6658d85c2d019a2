import { describe, expect, it } from 'vitest';
import { responseOf } from '../shared/api/outcome.ts';
import { flightHeadline, routeHeadline } from '../features/headline/headline-words.ts';
import { readEarlyFlight, readEarlyTypical } from './read-early-answer.ts';

/* JSON leaves out what is empty. */
const emissionsGramsPerPax = { economy: 300_000 };

describe('an answer’s JSON, read early', () => {
  it('says of a flight number where it is listed', () => {
    const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: '9876' };
    const read = (numberListing: object) =>
      responseOf(
        readEarlyFlight(
          { flightEmissions: [{ flight, emissionsGramsPerPax, flightNumberVerified: false, numberListing }] },
          0,
        ),
      );
    const warning = (numberListing: object) =>
      flightHeadline({ subject: '', flight: read(numberListing), typical: undefined }).texts.warning;
    expect(warning({ entriesKnownFrom: '2022-09', otherRoutes: [{ origin: 'ZRH', destination: 'JFK' }] })).toMatch(
      /^LX9876: Not in our list of flights on this route\. It is listed ZRH to JFK\. The figures/,
    );
    expect(warning({ isCarrierInDoubt: true })).toContain('Whether its airline carries passengers today is not known.');
    expect(warning({})).toMatch(/^LX9876: Not in our list of flights on this route\. The figures/);
  });

  it('says of a route which airport is closed', () => {
    const outcome = readEarlyTypical(
      { typicalFlightEmissions: [{ emissionsGramsPerPax, closedAirports: [{ code: 'TXL' }] }] },
      0,
    );
    expect(routeHeadline({ subject: '', typical: responseOf(outcome) }).texts.warning).toBe(
      'TXL has been closed to passengers. The figure is of other airports of its city, or nearby.',
    );
  });
});
