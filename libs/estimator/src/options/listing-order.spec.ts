import type { Airport } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import type { TravelOption } from '../estimate.ts';
import { smallAirport } from '../small-rows.fixture.ts';
import { listingOrder } from './listing-order.ts';

const CITY_OF: Readonly<Record<string, string>> = { AAA: 'CTY', AAB: 'CTY', NEA: 'NEA', END: 'END' };

const airports = {
  find: (code: string): Airport | undefined => {
    const cityCode = CITY_OF[code];
    return cityCode === undefined ? undefined : { ...smallAirport('AAA'), iataAirportCode: code, cityCode };
  },
};

/** An option by its airports: "AAA-END" or "AAA-HUB-END". */
function option(way: string, durationHours: number): TravelOption {
  const stops = way.split('-');
  return {
    legs: stops.slice(1).map((destination, at) => ({
      carrierCode: 'XX',
      carrierName: 'Airline XX',
      flightNumbers: [1],
      origin: stops[at] ?? '',
      destination,
    })),
    wellToWakeGramsPerPassenger: {},
    range: { low: {}, high: {} },
    durationHours,
    daysAYear: 365,
    isInTypical: true,
    isNearby: false,
    otherAirports: [],
    standing: {
      value: 'current',
      basis: { kind: 'listed-alone' },
      source: 'ROUTE_LIST',
      sourceVersion: '1',
      dataCategory: 'PRIMARY',
    },
    missingCabins: { cabins: [], isLayoutKnown: true },
  };
}

function order(origin: string): readonly string[] {
  const options = [
    option('AAA-HUB-END', 1),
    option('NEA-END', 2),
    option('AAB-END', 3),
    option('AAA-END', 5),
    option('AAA-END', 4),
  ];
  return listingOrder(options, { origin, destination: 'END' }, airports).map(
    ({ legs, durationHours }) => `${legs[0]?.origin} ${legs.length} ${durationHours}`,
  );
}

describe('the ways to fly a market', () => {
  it('begin with those between the airports asked for, before others of the city and those nearby', () => {
    expect(order('AAA')).toEqual(['AAA 1 4', 'AAA 1 5', 'AAB 1 3', 'NEA 1 2', 'AAA 2 1']);
  });

  it('of a city begin with the fastest from any of its airports, before those nearby', () => {
    expect(order('CTY')).toEqual(['AAB 1 3', 'AAA 1 4', 'AAA 1 5', 'NEA 1 2', 'AAA 2 1']);
  });
});
