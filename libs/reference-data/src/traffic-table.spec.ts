import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const { aircraft, airports, traffic } = tables;
const rows = [...traffic.rows()];
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

  it('is empty for routes away from the US and for unknown ones', () => {
    expect([onRoute('ZRH', 'LHR'), onRoute('ZRH', 'ZRH')]).toEqual([[], []]);
  });

  it('comes in one order, found again by route', () => {
    expect(rows).toHaveLength(traffic.rowCount);
    const again = [...new Set(rows.map((row) => row.originIndex * airports.count + row.destinationIndex))].flatMap(
      (key) => traffic.onRoute(airports.at(Math.floor(key / airports.count)), airports.at(key % airports.count)),
    );
    expect(again).toEqual(rows);
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
});

describe('reported seats', () => {
  const { reportedSeats } = tables;

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
