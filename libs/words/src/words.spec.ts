import { describe, expect, it } from 'vitest';
import { en } from './english.ts';
import { unitOf } from './units.ts';

describe('the words for the working', () => {
  it.each([
    [{ kind: 'latitude', end: 'origin', airportCode: 'ZRH' }, 'Latitude of ZRH'],
    [{ kind: 'distance-near-airports', nauticalMiles: 17 }, 'Part flown near the airports, 17 nautical miles'],
    [
      { kind: 'seat-area', cabin: 'business', body: 'wide' },
      'Floor space of one seat, counted in economy seats, wide body, business',
    ],
    [{ kind: 'half-width-low', driver: 'routes' }, 'Which route and airline it is, towards less'],
    [{ kind: 'contrail-day-share', bucket: 'SEVERE' }, 'Part of the day in which a departure’s risk is high'],
    [
      { kind: 'route-days', place: 1, legs: ['ZRH-LON', 'LON-BOS'], carrierCodes: ['BA'] },
      'Operating days a year, ZRH-LON, LON-BOS on BA',
    ],
    [{ kind: 'flight-fuel' }, 'Fuel of the flight'],
  ] as const)('%j is: %s', (name, text) => {
    expect(en.quantity(name).name).toBe(text);
  });

  it.each([
    [{ kind: 'longitude', end: 'destination', airportCode: 'ZRH' }, 'λ₂', '°'],
    [{ kind: 'flight-fuel' }, 'm', 'kg'],
    [{ kind: 'label-grams', cabin: 'premiumEconomy' }, 'WTW premium economy', 'g CO2e'],
    [{ kind: 'half-width', driver: 'fuelModel' }, 'w fuel', '1'],
    [{ kind: 'route-duration', place: 3, legs: ['ZRH-BOS'], carrierCodes: ['LX'] }, 't3', 'h'],
  ] as const)('%j has the symbol %s and the unit %s', (name, symbol, unit) => {
    expect(en.quantity(name)).toMatchObject({ symbol });
    expect(unitOf(name.kind)).toBe(unit);
  });

  it('say in the formula which routes count', () => {
    const limits = {
      connectionHours: 2,
      slowestKmPerHour: 75,
      fastestRoutes: 20,
      nearbyKm: 150,
      fewestUsersFraction: 0.02,
    };
    expect(en.step({ key: 'typicalRoutes', limits }).formula).toBe(
      'direct, or one stop over a carrier’s hub with 2 h between flights; at least 75 km/h, not much longer than the fastest; the 20 fastest; airports within 150 km of a city count when no flight links them to it and at least 2 % of its people use them, by flights over distance squared',
    );
  });
});

describe('the words for an edition', () => {
  const sourceVersion = 'monthly traffic reports 2023-2025';
  it.each([
    [{ kind: 'published-month', scope: 'all', month: 2, readings: 3 }, `${sourceVersion}, all flights, 3 years read`],
    [{ kind: 'published-year', scope: 'domestic', readings: 1 }, `${sourceVersion}, domestic flights, 1 month read`],
    [{ kind: 'published-year', scope: 'international', readings: 0 }, `${sourceVersion}, international flights`],
    [{ kind: 'global-default' }, sourceVersion],
  ] as const)('of %j: %s', (basis, text) => {
    expect(en.edition({ basis, sourceVersion })).toBe(text);
  });
});
