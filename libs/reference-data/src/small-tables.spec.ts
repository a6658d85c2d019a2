import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';

describe('typical seats', () => {
  it('are given by class', () => {
    expect(tables.seats.typical('B789')).toMatchObject({
      value: { economy: 262, premiumEconomy: 0, business: 28, first: 0 },
      basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
      source: 'AIRCRAFT_MODEL_TYPICAL',
      dataCategory: 'DEFAULT',
    });
  });
});

describe('cargo', () => {
  const { cargoMassFraction } = tables.cargo;

  it('comes by body and band of 1000 km, the limit belonging to the longer band', () => {
    expect(cargoMassFraction('narrow', 999.9).value).toBe(0.0029);
    expect(cargoMassFraction('narrow', 1000).value).toBe(0.0045);
    expect(cargoMassFraction('wide', 6119)).toEqual({
      value: 0.2189,
      basis: { kind: 'distance-band-by-body' },
      source: 'T100',
      sourceVersion: 'US BTS T-100 2024-01 and 2026-02',
      dataCategory: 'MODELED',
    });
  });

  it('goes on beyond the last band as in it', () => {
    expect(cargoMassFraction('wide', 20_000)).toBe(cargoMassFraction('wide', 12_500));
    expect(cargoMassFraction('narrow', 9_000)).toBe(cargoMassFraction('narrow', 5_500));
  });

  it('refuses a distance that is no distance', () => {
    expect(() => cargoMassFraction('wide', -1)).toThrow('greatCircleDistanceKm must be 0 or more, is -1');
    expect(() => cargoMassFraction('wide', Number.NaN)).toThrow('is NaN');
  });
});

describe('carriers', () => {
  it('include every carrier with a known flight', () => {
    const codes = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    expect([...codes].filter((code) => !tables.carriers.find(code)?.name)).toEqual([]);
  });
});

describe('fleets', () => {
  // US BTS T-100, February 2026: nobody flew an A330-300 beyond 11 000 km, and who has A321neos flies them over the Atlantic.
  it('know how often a type flies how far, beside the others of its body', () => {
    const { useBandKm, useByDistance } = tables.fleets;
    const use = (type: string, km: number) => useByDistance(type)?.[Math.floor(km / useBandKm)] ?? Number.NaN;
    expect(use('A333', 10_000)).toBeLessThan(0.5);
    expect(use('A359', 10_000)).toBeGreaterThan(1);
    expect(use('A21N', 5500)).toBeGreaterThan(2 * use('A320', 5500));
    expect([use('A333', 2000), use('A320', 500)]).toEqual([1, 1]);
  });

  it('have only types the aircraft table knows', () => {
    const types = tables.fleets.ofAllCarriers().value.map(({ icaoAircraftType }) => icaoAircraftType);
    expect(types.filter((type) => tables.aircraft.find(type) === undefined)).toEqual([]);
  });
});

describe('partners', () => {
  it('are sold on one ticket with the carriers of each network that they are of', () => {
    const { soldWith } = tables.partners;
    expect(['LH', 'UA', 'SN'].map((carrier) => soldWith('LX').has(carrier))).toEqual([true, true, true]);
    // Aer Lingus is of the Atlantic joint business, of no alliance.
    expect(['AA', 'QF'].map((carrier) => soldWith('EI').has(carrier))).toEqual([true, false]);
    // SkyWest flies for four that compete.
    expect([...soldWith('OO')]).toEqual(['OO']);
  });

  it('are not sold with themselves where a carrier sells no connections, but with its group', () => {
    const { soldWith } = tables.partners;
    expect([...soldWith('U2')]).toEqual([]);
    expect(['HV', 'KL'].map((carrier) => soldWith('HV').has(carrier))).toEqual([false, true]);
  });
});
