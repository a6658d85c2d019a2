import { describe, expect, it } from 'vitest';
import { smallAirport } from '../small-rows.fixture.ts';
import { isDetour, noFlightsBetween } from './detours.ts';
import type { MarketOption } from './market-options.ts';
import type { Leg } from './network.ts';

/** An option by the distance of each of its legs [km]. */
const flying = (...legsKm: readonly number[]) =>
  ({
    flown: legsKm.map((greatCircleKm) => ({ greatCircleKm }) as Leg),
    directDistanceKm: 300,
  }) as unknown as MarketOption;

const onTheGround = () => 0;

/** A market within one country, or not. */
function market(destinationCountry: string, longitudeDeg: number) {
  const origin = { ...smallAirport('AAA'), countryCode: 'CH', latitudeDeg: 47, longitudeDeg: 8 };
  const destination = {
    ...origin,
    iataAirportCode: 'CCC',
    cityCode: 'CCC',
    countryCode: destinationCountry,
    longitudeDeg,
  };
  return { kind: 'asked', origin, destination } as const;
}
const WITHIN = market('CH', 12);
const ABROAD = market('DE', 12);
const NEAR_ABROAD = market('DE', 10);

describe('a detour', () => {
  it('is a connection of more than twice the direct distance, and no direct flight is one', () => {
    expect([flying(300, 301), flying(300, 300), flying(900)].map(isDetour)).toEqual([true, false, false]);
  });
});

describe('a route that nobody flies', () => {
  it('is one within a country, or a short one, of which only detours are known', () => {
    const detours = [flying(900, 1100), flying(400, 500)];
    expect(noFlightsBetween(WITHIN, detours, onTheGround)).toMatchObject({ isOneCity: false });
    expect(noFlightsBetween(NEAR_ABROAD, detours, onTheGround)?.greatCircleKm).toBeCloseTo(152, 0);
    expect(noFlightsBetween(ABROAD, detours, onTheGround)).toBeUndefined();
  });

  it('is not told where somebody may fly, or where nothing is known', () => {
    expect(noFlightsBetween(WITHIN, [flying(900, 1100), flying(300)], onTheGround)).toBeUndefined();
    expect(noFlightsBetween(WITHIN, [], onTheGround)).toBeUndefined();
  });

  it('has no flights at all where they leave from an airport that is for the most part of the distance away', () => {
    expect(noFlightsBetween(WITHIN, [flying(300)], () => 0.6)).toMatchObject({ isOneCity: false });
  });
});
