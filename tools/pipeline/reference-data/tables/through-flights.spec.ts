import { describe, expect, it } from 'vitest';
import { withThroughLoads } from './through-flights.ts';

const flights = (changes: object) => ({
  btsCarrier: 'SQ',
  btsAircraft: '637',
  year: 2024,
  origin: 'FRA',
  destination: 'JFK',
  distanceKm: 6204,
  departures: 31,
  seats: 264,
  loadFactor: 0.5,
  cargo: 0,
  ...changes,
});
const through = flights({ origin: 'SIN', distanceKm: 15_268, loadFactor: 0.25, cargo: 0.75 });
const loadsOf = (rows: readonly ReturnType<typeof flights>[]) =>
  withThroughLoads(rows, (code) => code === 'JFK').map(({ loadFactor, cargo }) => [loadFactor, cargo]);

describe('flights filed with a stop, as without one', () => {
  it('fill the flights between the stop and the US', () => {
    // Of 100 seats 50 and 25 taken; 25 passengers with 75 of 100 parts of cargo, so as much as 75 passengers.
    expect(loadsOf([flights({}), through])).toEqual([[0.75, 0.5]]);
    const [there, back] = [flights({}), flights({ origin: 'JFK', destination: 'FRA' })];
    expect(loadsOf([back, there, through])).toEqual([
      [0.5, 0],
      [0.75, 0.5],
    ]);
  });

  it('fill no seat twice', () => {
    expect(loadsOf([flights({ loadFactor: 0.9 }), through])).toMatchObject([[1, expect.any(Number)]]);
  });

  it('are left out where it is not known which flights those are', () => {
    const asFiled = [0.5, 0];
    expect(loadsOf([through])).toEqual([]);
    for (const other of [
      { seats: 300 },
      { departures: 30 },
      { year: 2026 },
      { btsAircraft: '359' },
      { btsCarrier: 'LH' },
    ]) {
      expect(loadsOf([flights(other), through])).toEqual([asFiled]);
    }
    expect(loadsOf([flights({}), flights({ origin: 'MAN' }), through])).toEqual([asFiled, asFiled]);
  });

  it('are told from full flights as far', () => {
    const full = { ...through, loadFactor: 0.9 };
    expect(loadsOf([flights({}), full])).toEqual([
      [0.5, 0],
      [0.9, 0.75],
    ]);
  });
});
