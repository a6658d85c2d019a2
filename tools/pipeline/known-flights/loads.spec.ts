import { describe, expect, it } from 'vitest';
import { airport, resolved, tables } from './known-flights.fixture.ts';

const loadFactor = (carrierCode: string, from: string, to: string, month?: number, aircraftCode = 'A320') =>
  resolved(carrierCode, from, to, { aircraftCode, ...(month !== undefined && { month }) }).passengerLoadFactor;
const cargo = (from: string, to: string, body: 'narrow' | 'wide' = 'narrow', carrierCode = 'LX') =>
  resolved(carrierCode, from, to, { aircraftCode: body === 'wide' ? 'A333' : 'A320' }).cargoMassFraction;
const [winter, summer] = [2, 8];

describe('the passenger load factor', () => {
  it('of a route reported in winter is higher in summer over the Atlantic', () => {
    const inWinter = loadFactor('LX', 'ZRH', 'BOS', winter);
    const inSummer = loadFactor('LX', 'ZRH', 'BOS', summer);
    expect(inWinter).toMatchObject({ basis: { kind: 'carrier-on-route' }, source: 'T100' });
    expect(inSummer.value).toBeGreaterThan(inWinter.value + 0.05);
    expect(loadFactor('LX', 'ZRH', 'BOS').value).toBeGreaterThan(inWinter.value);
    expect(loadFactor('LX', 'ZRH', 'BOS').value).toBeLessThan(inSummer.value);
  });

  it('of a US carrier at home, with an aircraft it reports nothing of, is its own of the quarter', () => {
    const value = tables.loadFactors.ofCarrier('AA', 3, 'domestic')?.value.passengerLoadFactor;
    expect(loadFactor('AA', 'CLT', 'AUS', summer, 'A388')).toMatchObject({ basis: { kind: 'carrier-quarter' }, value });
  });

  // Schedule T-2, 2023-25: Delta's A319s at home filled 82.9 % of their seats, its A321neos 86.8 %.
  it('of a carrier’s types over the year stand apart as they were reported', () => {
    const [small, large] = ['A319', 'A21N'].map((type) => loadFactor('DL', 'DTW', 'AUS', undefined, type).value);
    expect((large ?? 0) - (small ?? 0)).toBeCloseTo(0.868 - 0.829, 2);
  });

  it('is a share of the seats for every carrier and route reported, in every season', () => {
    for (const row of [...tables.traffic.rows()].filter((_, at) => at % 10 === 0)) {
      const [from, to] = [row.originIndex, row.destinationIndex].map((index) => tables.airports.at(index));
      const aircraftCode = row.icaoAircraftTypes[0];
      const type = tables.aircraft.find(aircraftCode ?? '');
      if (type?.value.fuelTableType === undefined) continue;
      for (const month of [1, 7]) {
        const { value } = resolved(row.carrierCode, from?.iataAirportCode ?? '', to?.iataAirportCode ?? '', {
          month,
          aircraftCode,
        }).passengerLoadFactor;
        expect(value > 0.1 && value < 1).toBe(true);
      }
    }
  });
});

describe('the cargo mass fraction', () => {
  // Aerolíneas Argentinas files no cargo on its A330s; American's 777s fly the route too. Nobody else has wide bodies from Calgary to Maui.
  it('that a carrier does not file is the route’s or the band’s, not none', () => {
    expect(cargo('EZE', 'MIA', 'wide', 'AR')).toEqual(cargo('EZE', 'MIA', 'wide', 'LX'));
    expect(cargo('EZE', 'MIA', 'wide', 'AR').basis.kind).toBe('all-carriers-on-route-by-body');
    expect(cargo('EZE', 'MIA', 'wide', 'AA').basis.kind).toBe('carrier-on-route-by-body');
    expect(cargo('YYC', 'OGG', 'wide', 'WS').basis.kind).toBe('distance-band-by-body');
  });

  // STARLUX files the passengers' weight as cargo; Copa filed cargo in one of the two months.
  it('counts no month that was filed without its cargo', () => {
    expect(cargo('TPE', 'SFO', 'wide', 'JX').value).toBeLessThan(0.4);
    const months = tables.traffic.onRoute(airport('PTY'), airport('MIA')).filter((row) => row.carrierCode === 'CM');
    const filed = months.filter((row) => row.cargoMassFraction !== undefined);
    expect(new Set(months.map(({ year }) => year))).toEqual(new Set([2024, 2026]));
    expect(new Set(filed.map(({ year }) => year))).toEqual(new Set([2026]));
    const departures = filed.reduce((sum, row) => sum + row.departures, 0);
    expect(cargo('PTY', 'MIA', 'narrow', 'CM')).toMatchObject({
      basis: { kind: 'carrier-on-route-by-body', departures },
    });
  });
});
