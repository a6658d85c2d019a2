import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const { aircraft, airports, traffic } = tables;
const rows = [...traffic.rows()];
const types = (carrier: string) =>
  new Set(rows.filter((row) => row.carrierCode === carrier).flatMap((row) => row.icaoAircraftTypes));
const onRoute = (from: string, to: string) => traffic.onRoute(airport(from), airport(to));

describe('traffic', () => {
  it('knows who flies what from Heathrow to Kennedy', () => {
    const found = onRoute('LHR', 'JFK');
    expect(new Set(found.map(({ carrierCode }) => carrierCode))).toEqual(new Set(['AA', 'B6', 'BA', 'DL', 'VS']));
    expect(found.filter(({ carrierCode }) => carrierCode === 'B6')).toMatchObject([
      { icaoAircraftTypes: ['A21N'], year: 2024, seatsPerDeparture: 139.443 },
      { icaoAircraftTypes: ['A21N'], year: 2026, seatsPerDeparture: 138.431 },
    ]);
  });

  it('reads a code as the carrier uses it: SWISS files its A330-300s and 777-300ERs under their sisters’ codes', () => {
    expect(types('LX')).toEqual(new Set(['A333', 'A343', 'A359', 'B77W']));
    expect(types('PD')).toEqual(new Set(['E295']));
    expect(types('TN')).toEqual(new Set(['B789']));
  });

  it('knows carriers by their IATA codes', () => {
    const carriers = new Set(rows.map(({ carrierCode }) => carrierCode));
    for (const code of ['F8', 'WK', 'NO', 'ZG']) expect(carriers).toContain(code);
    expect([...carriers].filter((code) => !/^[A-Z0-9]{2}$/.test(code))).toEqual([]);
  });

  it('is empty for routes away from the US and for unknown ones', () => {
    expect([onRoute('ZRH', 'LHR'), onRoute('ZRH', 'ZRH')]).toEqual([[], []]);
  });

  it('is directional', () => {
    for (const { originIndex, destinationIndex } of onRoute('ZRH', 'BOS')) {
      expect([originIndex, destinationIndex]).toEqual([airport('ZRH').index, airport('BOS').index]);
    }
  });

  it('touches the US or its territories on every row', () => {
    const territories = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);
    const isOutside = (index: number) => !territories.has(airports.at(index).countryCode);
    expect(rows.filter((row) => isOutside(row.originIndex) && isOutside(row.destinationIndex))).toEqual([]);
  });

  it('comes in one order, found again by route', () => {
    expect(rows).toHaveLength(traffic.rowCount);
    const again = [...new Set(rows.map((row) => row.originIndex * airports.count + row.destinationIndex))].flatMap(
      (key) => traffic.onRoute(airports.at(Math.floor(key / airports.count)), airports.at(key % airports.count)),
    );
    expect(again).toEqual(rows);
  });

  it('comes most departures first on a route', () => {
    const departures = onRoute('LHR', 'JFK').map((row) => row.departures);
    expect(departures).toEqual(departures.toSorted((a, b) => b - a));
  });

  it('has figures within bounds, of types the aircraft table knows', () => {
    for (const row of rows) {
      expect(row.departures).toBeGreaterThan(0);
      expect(row.seatsPerDeparture).toBeGreaterThan(0);
      expect(row.passengerLoadFactor).toBeGreaterThan(0);
      expect(row.passengerLoadFactor).toBeLessThanOrEqual(1);
      expect(row.cargoMassFraction ?? 0).toBeGreaterThanOrEqual(0);
      expect(row.cargoMassFraction ?? 0).toBeLessThan(1);
      expect([2024, 2026]).toContain(row.year);
    }
    const all = new Set(rows.flatMap(({ icaoAircraftTypes }) => icaoAircraftTypes));
    expect([...all].filter((type) => aircraft.find(type) === undefined)).toEqual([]);
  });

  it('has no cargo of carriers’ months that were filed without it, or as carried on the main deck', () => {
    const months = Map.groupBy(rows, ({ carrierCode, year }) => `${carrierCode} ${year}`);
    const without = [...months].filter(([, of]) => of.every((row) => row.cargoMassFraction === undefined));
    const twice = ['AR', 'CZ', 'JJ', 'JX', 'KQ', 'LA'].flatMap((carrier) => [`${carrier} 2024`, `${carrier} 2026`]);
    expect(new Set(without.map(([month]) => month))).toEqual(new Set([...twice, 'CM 2024', 'LP 2024', 'OG 2024']));
  });

  // KLM files its 787-9s as flown with cargo on the main deck: 11 of its 12 departures of January 2024 from Amsterdam to Austin.
  it('has the aircraft of flights filed with cargo on the main deck', () => {
    const klm = onRoute('AMS', 'AUS').filter(({ carrierCode }) => carrierCode === 'KL');
    const dreamliners = klm.filter(({ icaoAircraftTypes }) => icaoAircraftTypes.includes('B789'));
    expect(dreamliners).toMatchObject([
      { year: 2024, departures: 11, cargoMassFraction: undefined },
      { year: 2026, departures: 5, cargoMassFraction: undefined },
    ]);
    expect(klm.some(({ cargoMassFraction }) => cargoMassFraction !== undefined)).toBe(true);
  });

  it('says where it comes from', () => {
    expect(traffic.provenance).toMatchObject({ source: 'T100', sourceVersion: 'US BTS T-100 2024-01 and 2026-02' });
  });
});

describe('reported seats', () => {
  const { reportedSeats } = tables;

  it('tell a US carrier’s domestic layouts from its others', () => {
    const found = reportedSeats.ofCarrierType('UA', 'B772');
    const domestic = found.find(({ region }) => region === 'domestic');
    const pacific = found.find(({ region }) => region === 'pacific');
    expect(domestic).toMatchObject({ source: 'T2', seatsPerDeparture: 346.502, fromYear: 2023, toYear: 2025 });
    expect(pacific).toMatchObject({ seatsPerDeparture: 276, meanStageKm: 9889.5141 });
  });

  it('hold all carriers on US routes, by month', () => {
    const found = reportedSeats.ofCarrierType('LX', 'A333');
    expect(found.map(({ source, region, fromYear }) => [source, region, fromYear])).toEqual([
      ['T100', 'us-routes', 2024],
      ['T100', 'us-routes', 2026],
    ]);
    expect(found[0]?.meanStageKm).toBeUndefined();
  });

  it('have a mean of each type that is reported under a code of its own', () => {
    const caravan = reportedSeats.meanOfType('C208');
    expect(caravan).toMatchObject({ source: 'T2', basis: { kind: 'reported-mean-of-type' } });
    expect(caravan?.value).toBeGreaterThan(7.5);
    expect(caravan?.value).toBeLessThan(9.5);
    expect(reportedSeats.meanOfType('L410')).toBeUndefined();
  });

  it('come most departures first and are empty for strangers', () => {
    const departures = reportedSeats.ofCarrier('DL').map((row) => row.departures);
    expect(departures.length).toBeGreaterThan(30);
    expect(departures).toEqual(departures.toSorted((a, b) => b - a));
    expect([reportedSeats.ofCarrier('ZZ'), reportedSeats.ofCarrierType('LX', 'B752')]).toEqual([[], []]);
  });
});
