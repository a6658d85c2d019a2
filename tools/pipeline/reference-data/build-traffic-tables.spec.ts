import type { Tables } from '@tim/reference-data';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RowReport } from './csv/row-report.ts';
import { airportIn, smallBuilder } from './small-build.fixture.ts';
import { SMALL_TRAFFIC_SOURCES, smallPercent, t100 } from './small-traffic-sources.fixture.ts';

const build = smallBuilder();
let tables: Tables;
let report: RowReport;
beforeAll(async () => ({ tables, report } = await build()));
const airport = (code: string) => airportIn(tables, code);

describe('traffic, built from small sources and read back', () => {
  it('comes by route, most departures first, with the types the carrier means', () => {
    expect(tables.traffic.onRoute(airport('ZRH'), airport('BOS'))).toEqual([
      {
        originIndex: airport('ZRH').index,
        destinationIndex: airport('BOS').index,
        carrierCode: 'LX',
        icaoAircraftTypes: ['A333'],
        year: 2024,
        departures: 31,
        seatsPerDeparture: 235.98,
        passengerLoadFactor: 0.801,
        // 0.254 in winter, when a passenger goes with more cargo than in the year.
        cargoMassFraction: 0.167,
        region: 'atlantic',
      },
      expect.objectContaining({ icaoAircraftTypes: ['A333'], year: 2026, departures: 28 }),
      expect.objectContaining({ icaoAircraftTypes: ['B77W'], seatsPerDeparture: 320 }),
    ]);
    expect(tables.traffic.rowCount).toBe(7);
  });

  it('leaves out empty flights, helicopters and unknown carriers, and says so', () => {
    const file = 'load-and-cargo/t100-international-2026-02.csv.gz';
    expect(report.summary().filter((line) => line.startsWith(file))).toEqual([
      `${file}:4: left out: flights without a passenger (1 row)`,
      `${file}:5: left out: aircraft 362 is no airliner (1 row)`,
      `${file}:6: left out: carrier XXQ (Somebody Else) has no IATA code that is sure (1 row)`,
      `${file}: 10 rows, 1 bad, 0 noted, 3 left out`,
    ]);
  });

  it('adds up what is filed in several rows, and leaves out what is no scheduled passenger flight', async () => {
    const one = { departures: 10, seats: 200, loadFactor: 0.6, cargo: 0.25 };
    const t100January2024 = t100(2024, [
      one,
      { ...one, departures: 30, seats: 240, loadFactor: 0.8 },
      { ...one, service: 'L' },
      { ...one, configuration: '2' },
      { ...one, departures: 0 },
    ]);
    const { tables: built, report: found } = await build({ t100January2024 });
    const [row, ...others] = built.traffic.onRoute(airport('ZRH'), airport('BOS')).filter(({ year }) => year === 2024);
    expect(row).toMatchObject({ departures: 40, seatsPerDeparture: 230, passengerLoadFactor: 0.757 });
    expect(others).toEqual([]);
    const file = 'load-and-cargo/t100-international-2024-01.csv.gz';
    expect(found.summary().filter((line) => line.startsWith(file))).toEqual([
      `${file}:4: left out: not scheduled passenger flights (1 row)`,
      `${file}:5: left out: seaplanes and freighters (1 row)`,
      `${file}:6: left out: no flight, or no seat on it (1 row)`,
      `${file}: 5 rows, 0 bad, 0 noted, 3 left out`,
    ]);
  });

  it('has the aircraft of flights filed with cargo on the main deck, not their cargo', async () => {
    const t100January2024 = t100(2024, [
      { departures: 31, seats: 235.98, loadFactor: 0.801, cargo: 0.254 },
      { aircraft: '889', configuration: '3', departures: 20, seats: 275, cargo: 0.4 },
    ]);
    const { tables: built } = await build({ t100January2024 });
    const rows = built.traffic.onRoute(airport('ZRH'), airport('BOS')).filter(({ year }) => year === 2024);
    expect(rows).toMatchObject([
      { departures: 31, cargoMassFraction: expect.any(Number) },
      { departures: 20, seatsPerDeparture: 275, cargoMassFraction: undefined },
    ]);
    expect(built.cargo.bands).toEqual(tables.cargo.bands);
  });

  it('leaves out a carrier’s month whose passengers are filed elsewhere, and says so', async () => {
    const t100January2024 = t100(2024, [{ departures: 31, loadFactor: 0.05, cargo: 0.254 }]);
    const { tables: built, report: found } = await build({ t100January2024 });
    expect(built.traffic.onRoute(airport('ZRH'), airport('BOS')).map(({ year }) => year)).toEqual([2026, 2026]);
    expect(found.summary().join()).toContain('carrier LX files no passengers in 2024 (1 row)');
  });

  it('has no cargo of a carrier’s month whose cargo is not filed with its flights', async () => {
    const t100January2024 = t100(2024, [{ departures: 310, loadFactor: 0.801, cargo: 0 }]);
    const { tables: built } = await build({ t100January2024 });
    const found = built.traffic.onRoute(airport('ZRH'), airport('BOS'));
    expect(found.map(({ year, cargoMassFraction }) => [year, cargoMassFraction === undefined])).toEqual([
      [2024, true],
      [2026, false],
      [2026, false],
    ]);
  });

  it('leaves out long flights with few aboard, which have a stop on the way', async () => {
    const t100January2024 = t100(2024, [
      { departures: 31, loadFactor: 0.8, cargo: 0.2 },
      { aircraft: '627', miles: 9487, departures: 4, seats: 320, loadFactor: 0.13, cargo: 0.6 },
    ]);
    const { tables: built, report: found } = await build({ t100January2024 });
    const found2024 = built.traffic.onRoute(airport('ZRH'), airport('BOS')).filter(({ year }) => year === 2024);
    expect(found2024.map(({ icaoAircraftTypes }) => icaoAircraftTypes)).toEqual([['A333']]);
    expect(found.summary().join()).toContain('flights with a stop on the way, filed as without one (1 row)');
  });
});

describe('loads, built from small sources and read back', () => {
  it('are weighted by seat-km, cargo by mass and km, over the years wanted', () => {
    const load = tables.loadFactors.ofCarrier('LH', 1, 'domestic');
    // 232 of 260 million seat-km; 3600 of 26800 million kg-km
    expect(load?.value).toEqual({ passengerLoadFactor: 0.8923, cargoMassFraction: 0.1343, departures: 1200 });
    expect(load?.sourceVersion).toBe('US BTS T-2 2019 and 2023-2024');
  });

  it('sum the regions abroad, and all quarters of the year', () => {
    expect(tables.loadFactors.ofCarrier('LH', 1, 'international')?.value).toEqual({
      passengerLoadFactor: 0.8,
      cargoMassFraction: 0.2,
      departures: 20,
    });
    expect(tables.loadFactors.ofCarrierYear('LH')?.value.departures).toBe(1270);
    expect(tables.loadFactors.ofCarrier('LH', 4, 'domestic')?.sourceVersion).toBe('US BTS T-2 2023');
  });
});

describe('reported seats, built from small sources and read back', () => {
  it('come from both BTS sources', () => {
    expect(tables.reportedSeats.ofCarrierType('LH', 'B789')).toMatchObject([
      { source: 'T2', region: 'atlantic', seatsPerDeparture: 287.5, meanStageKm: 6100.5, departures: 900 },
    ]);
    expect(tables.reportedSeats.ofCarrier('LX')).toMatchObject([
      { source: 'T100', region: 'us-routes', icaoAircraftTypes: ['A333'], meanStageKm: undefined },
    ]);
  });
});

describe('frequencies, built from small sources and read back', () => {
  it('prefer 2022 and keep the seats of 2016-17', () => {
    const { frequencies } = tables;
    const [from, to] = [airport('ZRH'), airport('BOS')];
    expect(frequencies.ofCarrierRoute('LX', from, to)).toMatchObject({
      value: 350,
      basis: { kind: 'flights-of-2022' },
    });
    expect(frequencies.meanSeats('LX', from, to)).toMatchObject({
      value: 236,
      sourceVersion: 'opentraveldata 2016-17',
    });
    expect(frequencies.ofCarrierRoute('LX', from, airport('JFK'))).toMatchObject({
      value: 483,
      basis: { kind: 'flights-of-2016-17' },
    });
    expect(frequencies.meanSeats('LX', from, airport('JFK'))?.value).toBe(224.1);
    expect(frequencies.ofCarrierRoute('LH', airport('JFK'), airport('EWR'))?.value).toBe(7);
    expect(frequencies.meanSeats('LH', airport('JFK'), airport('EWR'))).toBeUndefined();
  });

  it('are left out for carrier-routes without flights', () => {
    const [from, to] = [airport('BOS'), airport('ZRH')];
    expect(tables.frequencies.ofCarrierRoute('LX', from, to)).toBeUndefined();
    expect(report.summary()).toContain(
      'schedules/optd-carrier-route-annual-flights-2022.csv.gz:3: left out: carrier-routes that are not in the flight table (1 row)',
    );
  });
});

describe('contrail grids, built from small sources and read back', () => {
  it('are ordered by season and falling latitude, empty cells as NaN', () => {
    const { energyForcing, energyForcingMjPerContrailM } = tables.contrails;
    expect(energyForcing.latitudesDeg).toEqual([40, -40]);
    expect(energyForcingMjPerContrailM(2, 40)).toEqual([20, Number.NaN, 30, 40, 50, 60, 70, 80, 90]);
    expect(energyForcingMjPerContrailM(3, -40)).toEqual([31, -2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are fractions from the south-west on, empty cells as NaN', () => {
    const { fractions, southEdgesDeg, westEdgesDeg } = tables.contrails.probability;
    const expected = southEdgesDeg.flatMap((south) =>
      westEdgesDeg.map((west) => {
        const percent = smallPercent(south, west);
        return percent === '' ? Number.NaN : Math.round(Number(percent) * 100) / 1e4;
      }),
    );
    expect(Array.from(fractions)).toEqual(expected);
  });

  it('fail when a season lacks a latitude or the map a row', async () => {
    const contrailEnergy = SMALL_TRAFFIC_SOURCES.contrailEnergy.replace(/^NDJ,40.*\n/m, '');
    await expect(build({ contrailEnergy })).rejects.toThrow('not the same latitudes');
    const contrailProbability = SMALL_TRAFFIC_SOURCES.contrailProbability.replace(/^-45,.*\n/m, '');
    await expect(build({ contrailProbability })).rejects.toThrow('no row of -45 degrees');
  });
});

describe('aircraft seen on flights, built from small sources and read back', () => {
  it('sum the months of a number, older ones for less, and leave out what is no airliner', () => {
    expect(tables.seenAircraft.onRoute('LX', airport('ZRH'), airport('BOS'))).toEqual([
      { flightNumber: 52, icaoAircraftType: 'A333', flights: 11 },
      { flightNumber: 52, icaoAircraftType: 'B789', flights: 3 },
    ]);
    expect(report.summary().join('\n')).toContain('types that are no airliners (1 row)');
  });

  it('are empty for another carrier and the way back', () => {
    expect(tables.seenAircraft.onRoute('LH', airport('ZRH'), airport('BOS'))).toEqual([]);
    expect(tables.seenAircraft.onRoute('LX', airport('BOS'), airport('ZRH'))).toEqual([]);
  });
});

describe('mean seats, built from small sources and read back', () => {
  it('are listed for all routes of a carrier', () => {
    const routes = [...tables.frequencies.seatedRoutes('LX')];
    expect(routes).toHaveLength(2);
    expect(routes[0]).toEqual({
      originIndex: airport('ZRH').index,
      destinationIndex: airport('BOS').index,
      meanSeats: 236,
    });
    expect([...tables.frequencies.seatedRoutes('ZZ')]).toEqual([]);
  });
});
