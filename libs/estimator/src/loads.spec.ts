import type { Airport } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { tables } from './estimator.fixture.ts';
import { loadFinder } from './loads.ts';
import { routeFinder } from './route.ts';

const loadsOf = loadFinder(tables);

function airport(code: string): Airport {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}
const routeBetween = routeFinder(tables);
const route = (from: string, to: string) => routeBetween(airport(from), airport(to));
const loadFactor = (carrierCode: string, from: string, to: string, month?: number, icaoAircraftType = 'A320') =>
  loadsOf(carrierCode).passengerLoadFactor(route(from, to), icaoAircraftType, month);
const cargo = (from: string, to: string, body: 'narrow' | 'wide' = 'narrow', carrierCode = 'LX') =>
  loadsOf(carrierCode).cargoMassFraction(route(from, to), body);
const [winter, summer] = [2, 8];
const [winterQuarter, summerQuarter] = [1, 3];

describe('the passenger load factor', () => {
  it('of a route reported in winter is higher in summer over the Atlantic', () => {
    const inWinter = loadFactor('LX', 'ZRH', 'BOS', winter);
    const inSummer = loadFactor('LX', 'ZRH', 'BOS', summer);
    expect(inWinter).toMatchObject({ strategy: 'CARRIER_ROUTE_MONTH', source: 'T100' });
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
    expect(withType('A21N')).toMatchObject({ strategy: 'CARRIER_AIRCRAFT_QUARTER', source: 'T2' });
    expect(withType('A21N').value).toBeGreaterThan(ofCarrier);
    expect(withType('A319').value).toBeLessThan(ofCarrier);
    expect(loadFactor('AA', 'CLT', 'AUS', undefined, 'A319').strategy).toBe('CARRIER_AIRCRAFT_YEAR');
  });

  it('of a US carrier with an aircraft it reports nothing of is its own of the quarter', () => {
    const value = tables.loadFactors.ofCarrier('AA', summerQuarter, 'domestic')?.value.passengerLoadFactor;
    expect(loadFactor('AA', 'CLT', 'AUS', summer, 'A388')).toMatchObject({ strategy: 'CARRIER_QUARTER', value });
  });

  // Schedule T-2, 2023-25: Delta's A319s at home filled 82.9 % of their seats, its A321neos 86.8 %.
  it('of a carrier’s types over the year stand apart as they were reported', () => {
    const [small, large] = ['A319', 'A21N'].map((type) => loadFactor('DL', 'DTW', 'AUS', undefined, type).value);
    expect((large ?? 0) - (small ?? 0)).toBeCloseTo(0.868 - 0.829, 2);
  });

  it('of a carrier that reports other routes of the region is drawn from them', () => {
    expect(loadFactor('LX', 'FRA', 'BOS', winter)).toMatchObject({ strategy: 'CARRIER_MONTH', source: 'T100' });
  });

  // Icelandair, traffic data: 76.5 % of its seats in February 2023, 76.6 in February 2024; 86.4 to 88.2 % in July.
  it('away from the US is what the carrier publishes of the month', () => {
    const inFebruary = loadFactor('FI', 'KEF', 'MAN', 2);
    expect(inFebruary).toMatchObject({ strategy: 'CARRIER_PUBLISHED_MONTH', source: 'CARRIER_TRAFFIC_REPORT' });
    expect(inFebruary.value).toBeCloseTo(0.77, 1.5);
    expect(loadFactor('FI', 'KEF', 'MAN', 7).value).toBeCloseTo(0.87, 1.5);
    expect(loadFactor('FI', 'KEF', 'MAN').strategy).toBe('CARRIER_PUBLISHED_YEAR');
    expect(loadFactor('FI', 'KEF', 'BOS', 2)).toMatchObject({ source: 'T100' });
    // Nobody reports it: what holds for the network does not hold across the Atlantic.
    expect(loadFactor('FI', 'KEF', 'LAX', 2)).toMatchObject({ strategy: 'GLOBAL_DEFAULT' });
  });

  it('away from the US of a carrier that publishes no months is the method’s default', () => {
    expect(loadFactor('LX', 'ZRH', 'BCN', summer)).toMatchObject({ strategy: 'GLOBAL_DEFAULT', value: 0.845 });
  });

  // 4W reports to US BTS for a small US airline; from Liège to Lagos the code is another company's.
  it('away from the US is the default too of a code under which an airline without a known fleet reports in the US', () => {
    expect(tables.loadFactors.ofCarrierYear('4W')?.value.passengerLoadFactor).toBeLessThan(0.7);
    expect(loadFactor('4W', 'LGG', 'LOS', summer)).toMatchObject({ strategy: 'GLOBAL_DEFAULT', value: 0.845 });
  });

  it('is a share of the seats for every carrier and route reported, in every season', () => {
    for (const row of tables.traffic.rows()) {
      const { airports } = tables;
      const reported = routeBetween(airports.at(row.originIndex), airports.at(row.destinationIndex));
      for (const month of [undefined, 1, 4, 7, 10]) {
        const ofCarrier = loadsOf(row.carrierCode);
        const { value } = ofCarrier.passengerLoadFactor(reported, row.icaoAircraftTypes[0] ?? '', month);
        expect(value > 0.1 && value < 1).toBe(true);
      }
    }
  });
});

describe('the cargo mass fraction', () => {
  it('of a narrow body away from the US is what airlines from there carry to the US, whatever the distance', () => {
    expect(cargo('ZRH', 'BCN')).toMatchObject({
      value: 0.0114,
      strategy: 'NARROW_BODY_OUTSIDE_US',
      source: 'T100',
      departures: 0,
    });
    expect(cargo('ZRH', 'HEL')).toEqual(cargo('ZRH', 'BCN'));
  });

  it('within the US, and of a wide body, is the distance band’s', () => {
    expect(cargo('CLT', 'AUS').strategy).toBe('DISTANCE_AIRCRAFT_CLASS');
    expect(cargo('ZRH', 'BCN', 'wide').strategy).toBe('DISTANCE_AIRCRAFT_CLASS');
  });

  // Aerolíneas Argentinas files no cargo on its A330s; American's 777s fly the route too. Nobody else has wide bodies from Calgary to Maui.
  it('that a carrier does not file is the route’s or the band’s, not none', () => {
    expect(cargo('EZE', 'MIA', 'wide', 'AR')).toEqual(cargo('EZE', 'MIA', 'wide', 'LX'));
    expect(cargo('EZE', 'MIA', 'wide', 'AR').strategy).toBe('ROUTE_AIRCRAFT_CLASS');
    expect(cargo('EZE', 'MIA', 'wide', 'AA').strategy).toBe('CARRIER_ROUTE_AIRCRAFT_CLASS');
    expect(cargo('YYC', 'OGG', 'wide', 'WS').strategy).toBe('DISTANCE_AIRCRAFT_CLASS');
  });

  // STARLUX files the passengers' weight as cargo; Copa filed cargo in one of the two months.
  it('counts no month that was filed without its cargo', () => {
    expect(cargo('TPE', 'SFO', 'wide', 'JX').value).toBeLessThan(0.4);
    const months = tables.traffic.onRoute(airport('PTY'), airport('MIA')).filter((row) => row.carrierCode === 'CM');
    const filed = months.filter((row) => row.cargoMassFraction !== undefined);
    expect(new Set(months.map(({ year }) => year))).toEqual(new Set([2024, 2026]));
    expect(new Set(filed.map(({ year }) => year))).toEqual(new Set([2026]));
    const departures = filed.reduce((sum, row) => sum + row.departures, 0);
    expect(cargo('PTY', 'MIA', 'narrow', 'CM')).toMatchObject({ departures, strategy: 'CARRIER_ROUTE_AIRCRAFT_CLASS' });
  });
});
