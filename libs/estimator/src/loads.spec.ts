import type { Airport } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { tables } from './estimator.fixture.ts';
import { loadFinder } from './loads.ts';

const loads = loadFinder(tables);

function airport(code: string): Airport {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}
const loadFactor = (carrierCode: string, from: string, to: string, quarter?: number) =>
  loads.passengerLoadFactor(carrierCode, airport(from), airport(to), quarter);
const [winter, summer] = [1, 3];

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
    const ofCarrier = tables.loadFactors.ofCarrier('UA', winter, 'international')?.value.passengerLoadFactor ?? 0;
    const onRoute = tables.traffic.onRoute(airport('SIN'), airport('SFO')).filter((row) => row.carrierCode === 'UA');
    const reported = onRoute.map((row) => row.passengerLoadFactor);
    const { value } = loadFactor('UA', 'SIN', 'SFO', winter);
    expect(value).toBeGreaterThan(Math.min(ofCarrier, ...reported));
    expect(value).toBeLessThan(Math.max(ofCarrier, ...reported));
  });

  it('of a US carrier at home is its own of the quarter', () => {
    const expected = tables.loadFactors.ofCarrier('AA', summer, 'domestic')?.value.passengerLoadFactor;
    expect(loadFactor('AA', 'CLT', 'AUS', summer)).toMatchObject({ strategy: 'CARRIER_QUARTER', value: expected });
  });

  it('of a carrier that reports other routes of the region is drawn from them', () => {
    expect(loadFactor('LX', 'FRA', 'BOS', winter)).toMatchObject({ strategy: 'CARRIER_MONTH', source: 'T100' });
  });

  it('away from the US is the method’s default', () => {
    expect(loadFactor('LX', 'ZRH', 'BCN', summer)).toMatchObject({ strategy: 'GLOBAL_DEFAULT', value: 0.845 });
  });

  it('is a share of the seats for every carrier and route reported, in every season', () => {
    for (const row of tables.traffic.rows()) {
      const [from, to] = [tables.airports.at(row.originIndex), tables.airports.at(row.destinationIndex)];
      for (const quarter of [undefined, 1, 2, 3, 4]) {
        const { value } = loads.passengerLoadFactor(row.carrierCode, from, to, quarter);
        expect(value > 0.1 && value < 1).toBe(true);
      }
    }
  });
});
