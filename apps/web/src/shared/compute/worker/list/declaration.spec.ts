import type { RowQuestion } from '@tim/batch';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../../../../build/find-files.ts';
import { addDeclaration, declarationTotals, noDeclaration, rowDeclaration } from './declaration.ts';

const { tables } = findSources();

const row = (question: Partial<RowQuestion>, grams = 1000) =>
  rowDeclaration(tables, { cabin: 'economy', passengers: 1, ...question }, grams);

describe('the declaration of a row', () => {
  it('has its airports as elements beside the flight, and what a passenger-kilometre emits', () => {
    expect(row({ origin: 'ZRH', destination: 'BOS', passengers: 3 }, 18_018 * 60)).toEqual({
      elements: [{ hub: 'ZRH' }, { flight: 'ZRH-BOS', greatCircleKm: 6006 }, { hub: 'BOS' }],
      passengerKm: 18_018,
      gramsCo2ePerPassengerKm: 60,
      passengersAtAirports: 6,
    });
  });

  it('counts an airport between two flights once, and a way back as a journey of its own', () => {
    const there = { origin: 'ZRH', destination: 'LHR' };
    const further = { origin: 'LHR', destination: 'JFK' };
    const hubs = ({ elements }: ReturnType<typeof row>) => elements.flatMap((one) => ('hub' in one ? [one.hub] : []));
    expect(hubs(row({ legs: [there, further] }))).toEqual(['ZRH', 'LHR', 'JFK']);
    expect(hubs(row({ legs: [there, { origin: 'LHR', destination: 'ZRH' }] }))).toEqual(['ZRH', 'LHR', 'LHR', 'ZRH']);
    expect(hubs(row({ legs: [there, there] }))).toEqual(['ZRH', 'LHR', 'ZRH', 'LHR']);
  });

  it('of two flights alike has each with its length', () => {
    const there = { origin: 'ZRH', destination: 'BOS' };
    expect(row({ legs: [there, there] }).passengerKm).toBe(12_012);
  });

  it('gives no length of a city with several airports, and takes the one that a row says', () => {
    expect(row({ origin: 'LON', destination: 'ZRH' })).toMatchObject({ passengerKm: null, passengersAtAirports: 2 });
    expect(row({ distanceKm: 500 }, 50_000)).toEqual({
      elements: [{ flight: '', greatCircleKm: 500 }],
      passengerKm: 500,
      gramsCo2ePerPassengerKm: 100,
      passengersAtAirports: 0,
    });
  });
});

it('a label leaves the share of primary data unsaid', () => {
  const whole = noDeclaration();
  addDeclaration(whole, row({ origin: 'ZRH', destination: 'BOS' }), 1000, true);
  expect(declarationTotals(whole).primaryDataPercent).toBeNull();
});

it('the sum of a list keeps airports apart and names where they are from', () => {
  const whole = noDeclaration();
  addDeclaration(whole, row({ origin: 'ZRH', destination: 'BOS' }, 600_600), 600_600, false);
  addDeclaration(whole, row({ origin: 'LON', destination: 'ZRH' }, 90_000), 90_000, false);
  expect(declarationTotals(whole)).toEqual({
    passengerKm: 6006,
    gramsCo2ePerPassengerKm: 100,
    rowsWithoutPassengerKm: 1,
    primaryDataPercent: 0,
    hubOperations: {
      passengersAtAirports: 4,
      kgCo2ePerPassenger: 1.71,
      isDefault: true,
      source: expect.stringContaining('Airport Carbon Accreditation'),
      kgCo2e: 6.84,
      isInTotals: false,
    },
  });
});
