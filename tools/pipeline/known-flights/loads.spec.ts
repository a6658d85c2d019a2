import { describe, expect, it } from 'vitest';
import { airport, resolved, tables } from './known-flights.fixture.ts';

const loadFactor = (carrierCode: string, from: string, to: string, month?: number, aircraftCode = 'A320') =>
  resolved(carrierCode, from, to, { aircraftCode, ...(month !== undefined && { month }) }).passengerLoadFactor;
const cargo = (from: string, to: string, body: 'narrow' | 'wide' = 'narrow', carrierCode = 'LX') =>
  resolved(carrierCode, from, to, { aircraftCode: body === 'wide' ? 'A333' : 'A320' }).cargoMassFraction;
const [winter, summer] = [2, 8];
const [winterQuarter, summerQuarter] = [1, 3];

describe('the passenger load factor', () => {
  it('of a route reported in winter is higher in summer over the Atlantic', () => {
    const inWinter = loadFactor('LX', 'ZRH', 'BOS', winter);
    const inSummer = loadFactor('LX', 'ZRH', 'BOS', summer);
    expect(inWinter).toMatchObject({ basis: { kind: 'carrier-on-route' }, source: 'T100' });
    expect(inSummer.value).toBeGreaterThan(inWinter.value + 0.05);
    expect(loadFactor('LX', 'ZRH', 'BOS').value).toBeGreaterThan(inWinter.value);
    expect(loadFactor('LX', 'ZRH', 'BOS').value).toBeLessThan(inSummer.value);
  });

  it('of a US carrier abroad is its own of the quarter, drawn towards the route’s', () => {
    const ofCarrier =
      tables.loadFactors.ofCarrier('UA', winterQuarter, 'international')?.value.passengerLoadFactor ?? 0;
    const onRoute = tables.traffic.onRoute(airport('SIN'), airport('SFO')).filter((row) => row.carrierCode === 'UA');
    const reported = onRoute.map((row) => row.passengerLoadFactor);
    const { value } = loadFactor('UA', 'SIN', 'SFO', winter);
    expect(value).toBeGreaterThan(Math.min(ofCarrier, ...reported));
    expect(value).toBeLessThan(Math.max(ofCarrier, ...reported));
  });

  it('of a US carrier at home is its own of the quarter with the aircraft', () => {
    const ofCarrier = tables.loadFactors.ofCarrier('AA', summerQuarter, 'domestic')?.value.passengerLoadFactor ?? 0;
    const withType = (type: string) => loadFactor('AA', 'CLT', 'AUS', summer, type);
    expect(withType('A21N')).toMatchObject({ basis: { kind: 'carrier-aircraft-quarter' }, source: 'T2' });
    expect(withType('A21N').value).toBeGreaterThan(ofCarrier);
    expect(withType('A319').value).toBeLessThan(ofCarrier);
    expect(loadFactor('AA', 'CLT', 'AUS', undefined, 'A319').basis.kind).toBe('carrier-aircraft-year');
  });

  it('of a US carrier with an aircraft it reports nothing of is its own of the quarter', () => {
    const value = tables.loadFactors.ofCarrier('AA', summerQuarter, 'domestic')?.value.passengerLoadFactor;
    expect(loadFactor('AA', 'CLT', 'AUS', summer, 'A388')).toMatchObject({ basis: { kind: 'carrier-quarter' }, value });
  });

  // Schedule T-2, 2023-25: Delta's A319s at home filled 82.9 % of their seats, its A321neos 86.8 %.
  it('of a carrier’s types over the year stand apart as they were reported', () => {
    const [small, large] = ['A319', 'A21N'].map((type) => loadFactor('DL', 'DTW', 'AUS', undefined, type).value);
    expect((large ?? 0) - (small ?? 0)).toBeCloseTo(0.868 - 0.829, 2);
  });

  it('of a carrier that reports other routes of the region is drawn from them', () => {
    expect(loadFactor('LX', 'FRA', 'BOS', winter)).toMatchObject({
      basis: { kind: 'carrier-in-region' },
      source: 'T100',
    });
  });

  it('of a carrier that publishes its months is that of the year where none is named', () => {
    expect(loadFactor('FI', 'KEF', 'MAN').basis.kind).toBe('published-year');
    // What holds for the network does not hold across the Atlantic.
    expect(loadFactor('FI', 'KEF', 'LAX', 2).basis.kind).toBe('global-default');
  });

  // 4W reports to US BTS for a small US airline; from Liège to Lagos the code is another company's.
  it('away from the US is the default too of a code under which an airline without a known fleet reports in the US', () => {
    expect(tables.loadFactors.ofCarrierYear('4W')?.value.passengerLoadFactor).toBeLessThan(0.7);
    expect(loadFactor('4W', 'LGG', 'LOS', summer)).toMatchObject({ basis: { kind: 'global-default' }, value: 0.845 });
  });

  // Wizz Air Abu Dhabi and LATAM Paraguay have no fleet in the tables, and publish load factors.
  it('of a carrier that publishes its months is known where its fleet is not', () => {
    expect(tables.fleets.ofCarrier('5W')).toBeUndefined();
    expect(loadFactor('5W', 'AUH', 'ATH', 3)).toMatchObject({ source: 'CARRIER_TRAFFIC_REPORT' });
    expect(loadFactor('PZ', 'ASU', 'AEP', 3)).toMatchObject({ source: 'CARRIER_TRAFFIC_REPORT' });
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
  it('of a narrow body away from the US is what airlines from there carry to the US, whatever the distance', () => {
    expect(cargo('ZRH', 'BCN')).toMatchObject({
      value: 0.0114,
      basis: { kind: 'narrow-body-away-from-us' },
      source: 'T100',
    });
    expect(cargo('ZRH', 'HEL')).toEqual(cargo('ZRH', 'BCN'));
  });

  it('within the US, and of a wide body, is the distance band’s', () => {
    expect(cargo('CLT', 'AUS').basis.kind).toBe('distance-band-by-body');
    expect(cargo('ZRH', 'BCN', 'wide').basis.kind).toBe('distance-band-by-body');
  });

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
