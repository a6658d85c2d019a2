import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';

function sum(types: readonly { readonly airframes: number }[]): number {
  return types.reduce((total, { airframes }) => total + airframes, 0);
}

describe('typical seats', () => {
  it('are given by class', () => {
    expect(tables.seats.typical('B789')).toMatchObject({
      value: { economy: 262, premiumEconomy: 0, business: 28, first: 0 },
      basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
      source: 'AIRCRAFT_MODEL_TYPICAL',
      dataCategory: 'DEFAULT',
    });
  });

  it('are not guessed for a type the source does not list', () => {
    expect([tables.seats.typical('C919'), tables.seats.typical('_default')]).toEqual([undefined, undefined]);
  });
});

describe('cargo', () => {
  const { cargoMassFraction, bands = [] } = tables.cargo;

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

  it('names Schedule T-2 as well where T-100 counts too few wide bodies: below 5000 km', () => {
    for (const km of [300, 1500, 2500, 3500, 4999]) {
      const found = cargoMassFraction('wide', km);
      expect(found.sourceVersion).toBe('US BTS T-100 2024-01 and 2026-02; US BTS T-2 2023-2025');
      expect(found.value).toBeGreaterThan(0.11);
      expect(found.value).toBeLessThan(0.16);
    }
    expect([1500, 2500, 3500].map((km) => cargoMassFraction('wide', km).source)).toEqual(['T2', 'T2', 'T100']);
  });

  it('goes on beyond the last band as in it', () => {
    expect(cargoMassFraction('wide', 20_000)).toBe(cargoMassFraction('wide', 12_500));
    expect(cargoMassFraction('narrow', 9_000)).toBe(cargoMassFraction('narrow', 5_500));
  });

  it('rests on 2000 departures or more in every band', () => {
    expect(bands).toHaveLength(19);
    for (const { departures } of bands) expect(departures).toBeGreaterThanOrEqual(2_000);
  });

  it('of narrow bodies away from the US is that of carriers from there on their flights to the US', () => {
    const { cargoMassFraction: fraction, departures } = tables.cargo.narrowBodyAwayFromUs;
    expect(fraction).toMatchObject({ value: 0.0114, basis: { kind: 'narrow-body-away-from-us' }, source: 'T100' });
    expect(departures).toBe(29_823);
  });

  it('refuses a distance that is no distance', () => {
    expect(() => cargoMassFraction('wide', -1)).toThrow('greatCircleDistanceKm must be 0 or more, is -1');
    expect(() => cargoMassFraction('wide', Number.NaN)).toThrow('is NaN');
  });
});

describe('carriers', () => {
  it.each([
    ['LX', 'SWR', 'Swiss International Air Lines'],
    ['LH', 'DLH', 'Lufthansa'],
    ['U2', 'EZY', 'easyJet'],
  ])('%s is %s, %s', (iataCarrierCode, icaoCarrierCode, name) => {
    expect(tables.carriers.find(iataCarrierCode)).toEqual({ iataCarrierCode, icaoCarrierCode, name });
  });

  it('include every carrier with a known flight', () => {
    const codes = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    expect([...codes].filter((code) => !tables.carriers.find(code)?.name)).toEqual([]);
  });

  it('are not alliances', () => {
    expect(tables.carriers.find('*A')).toBeUndefined();
  });
});

describe('fleets', () => {
  it('list a carrier’s types, most airframes first', () => {
    const fleet = tables.fleets.ofCarrier('LX');
    expect(fleet).toMatchObject({ source: 'CARRIER_FLEET_TABLE', dataCategory: 'DEFAULT' });
    const airframes = fleet?.value.map((type) => type.airframes) ?? [];
    expect(airframes.length).toBeGreaterThan(5);
    expect(airframes).toEqual(airframes.toSorted((a, b) => b - a));
    expect(tables.fleets.ofCarrier('ZZ')).toBeUndefined();
  });

  it('add up to all carriers’ fleet', () => {
    const codes = new Set([...tables.flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
    const some = [...codes].flatMap((code) => tables.fleets.ofCarrier(code)?.value ?? []);
    const all = sum(tables.fleets.ofAllCarriers().value);
    expect(all).toBeGreaterThanOrEqual(sum(some));
    expect(all).toBeGreaterThan(20_000);
  });

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

describe('families', () => {
  it.each([
    ['787', ['B788', 'B789', 'B78X']],
    ['B787', ['B788', 'B789', 'B78X']],
    ['32S', ['A318', 'A319', 'A320', 'A321']],
    // Codes of one type each.
    ['B737', undefined],
    ['320', undefined],
  ])('%s means %j', (code, types) => {
    expect(tables.families.typesOf(code)).toEqual(types);
  });

  it('know the variant that stands for most of a type', () => {
    expect([tables.families.usualVariant('B738'), tables.families.usualVariant('A320')]).toEqual(['73H', undefined]);
  });
});

describe('partners', () => {
  it('are those who fly under a carrier’s numbers', () => {
    expect(tables.partners.ofCarrier('IB')).toEqual([
      { carrierCode: 'I2', fliesLargeAircraft: true },
      { carrierCode: 'YW', fliesLargeAircraft: false },
    ]);
    expect([tables.partners.firstNumber('IB'), tables.partners.firstNumber('LH')]).toEqual([8000, undefined]);
    expect(tables.partners.ofCarrier('ET')).toEqual([]);
    expect(['YW', 'I2', 'IB'].map(tables.partners.isRegional)).toEqual([true, false, false]);
  });

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
