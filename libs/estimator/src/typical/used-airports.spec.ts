import type { Airport } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallAirport } from '../small-rows.fixture.ts';
import { FEWEST_USERS_FRACTION, usedAirports } from './used-airports.ts';

/** Kilometres of one degree of latitude on the method's sphere. */
const KM_A_DEGREE = 111.12;

type Known = { readonly code: string; readonly city?: string; readonly km: number; readonly flights: number };

/** Airports on one meridian, so many kilometres north of the first. */
function used(
  all: readonly Known[],
  linked: readonly string[] = [],
  asked = 0,
  apart: readonly string[] = [],
): readonly string[] {
  const airports = all.map(({ code, city = code, km }): Airport => ({
    ...smallAirport('AAA'),
    iataAirportCode: code,
    cityCode: city,
    latitudeDeg: km / KM_A_DEGREE,
    longitudeDeg: 0,
  }));
  const flights = new Map(airports.map((airport, at) => [airport, all[at]?.flights ?? 0]));
  const served = airports.filter((airport) => (flights.get(airport) ?? 0) > 0);
  const known = {
    airportsAround: () => served,
    fromCity: (city: string) =>
      new Map([...flights].filter(([airport, count]) => airport.cityCode === city && count > 0)),
    areApart: (_: Airport, { iataAirportCode }: Airport) => apart.includes(iataAirportCode),
    areLinked: (_: string, other: string) => linked.includes(other),
  };
  const [first] = airports.slice(asked);
  return first ? usedAirports(first, known).airports.map(({ airport }) => airport.iataAirportCode) : [];
}

/** What draws people, as decision 113 has it. */
const pull = ({ km, flights }: Known) => flights / Math.max(30, Math.abs(km)) ** 2;

const big = { code: 'BIG', km: 0, flights: 10_000 };

describe('the airports that people of a city use', () => {
  it('are none farther than 150 km, however large', () => {
    expect(used([big, { code: 'FAR', km: 151, flights: 1e6 }])).toEqual(['BIG']);
    expect(used([big, { code: 'FAR', km: 149, flights: 1e6 }])).toEqual(['BIG', 'FAR']);
  });

  it('are none that a flight links to the city', () => {
    const near = { code: 'NEA', km: 60, flights: 10_000 };
    expect(used([big, near])).toEqual(['BIG', 'NEA']);
    expect(used([big, near], ['NEA'])).toEqual(['BIG']);
  });

  it('are none beyond a sea or a closed border', () => {
    const near = { code: 'NEA', km: 60, flights: 10_000 };
    expect(used([big, near], [], 0, ['NEA'])).toEqual(['BIG']);
  });

  it('are no small ones beside a large city, but the large ones beside a small city', () => {
    const small = { code: 'SML', km: 100, flights: 500 };
    expect(used([big, small])).toEqual(['BIG']);
    expect(used([big, small], [], 1)).toEqual(['SML', 'BIG']);
  });

  it('are the same for every airport of the city, by their distance from where its flights leave in the mean', () => {
    const city = [
      { code: 'AAA', city: 'CTY', km: 0, flights: 9000 },
      { code: 'ZZZ', city: 'CTY', km: 60, flights: 1000 },
      { code: 'NEA', km: 20, flights: 1000 },
      { code: 'OUT', km: 160, flights: 5000 },
    ];
    expect(used(city)).toEqual(['AAA', 'NEA']);
    expect(used(city, [], 1)).toEqual(['ZZZ', 'NEA']);
  });

  it('stand one for each city, the one with the most flights', () => {
    const others = [
      { code: 'NEA', city: 'CTY', km: 40, flights: 3000 },
      { code: 'NEB', city: 'CTY', km: 50, flights: 4000 },
    ];
    expect(used([big, ...others])).toEqual(['BIG', 'NEB']);
  });

  it('of a place without flights are those around it', () => {
    expect(
      used([
        { code: 'NIL', km: 0, flights: 0 },
        { code: 'NEA', km: 120, flights: 100 },
      ]),
    ).toEqual(['NIL', 'NEA']);
  });

  it('begin with the one asked for, and draw the least share or more', () => {
    const arbitrary = fc.array(
      fc.record({ km: fc.integer({ min: -200, max: 200 }), flights: fc.integer({ min: 1, max: 1e6 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(arbitrary, (places) => {
        const all = places.map((place, at) => ({ ...place, code: `A0${at}`, km: at === 0 ? 0 : place.km }));
        const found = used(all);
        expect(found[0]).toBe('A00');
        expect(new Set(found).size).toBe(found.length);
        const inReach = all.filter(({ km }) => Math.abs(km) <= 150);
        const sum = inReach.reduce((total, one) => total + pull(one), 0);
        for (const one of inReach.slice(1)) {
          const share = pull(one) / sum;
          if (Math.abs(share - FEWEST_USERS_FRACTION) < 1e-3 || Math.abs(one.km) === 150) continue;
          expect(found.includes(one.code)).toBe(share > FEWEST_USERS_FRACTION);
        }
      }),
    );
  });
});
