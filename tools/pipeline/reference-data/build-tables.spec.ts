import { join } from 'node:path';
import {
  openTable,
  readFlightStatusRows,
  readRowHolders,
  readTables,
  type TableBytes,
  type Tables,
} from '@tim/reference-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderForAllTests } from '../temporary-folder.fixture.ts';
import { buildTables } from './build-tables.ts';
import { RowReport } from './csv/row-report.ts';
import { airportIn, smallBuilder } from './small-build.fixture.ts';
import { SMALL_SOURCES } from './small-sources.fixture.ts';
import { SOURCE_FILES } from './sources.ts';
import { readTableFiles, tableFiles, writeTableFiles } from './table-files.ts';

const root = folderForAllTests();
const build = smallBuilder();
let bytes: TableBytes;
let found: string[];
let tables: Tables;
beforeAll(async () => ({ bytes, found, tables } = await build()));
const airport = (code: string) => airportIn(tables, code);

describe('buildTables', () => {
  it('leaves out flights of another company under a carrier’s code, and says so', async () => {
    const flights = `${SMALL_SOURCES.flights}UP,224,BOS,ZRH\nUP,226,ZRH,BOS\n`;
    const { tables: built, report } = await build({ flights });
    expect(built.flights.isCarrierKnown('UP')).toBe(false);
    expect(report.summary().join()).toContain('flights under UP that are another company’s (2 rows)');
  });

  it('writes flights that are found again, each on its own route', () => {
    const { flights } = tables;
    expect(flights.rowCount).toBe(6);
    expect(flights.hasFlight('LX', 52, airport('ZRH'), airport('BOS'))).toBe(true);
    expect(flights.hasFlight('LX', 53, airport('BOS'), airport('ZRH'))).toBe(true);
    expect(flights.hasFlight('LX', 14, airport('ZRH'), airport('JFK'))).toBe(true);
    expect(flights.hasFlight('LH', 400, airport('JFK'), airport('EWR'))).toBe(true);
    expect(flights.routesOfFlight('LX', 2802)).toHaveLength(2);
    expect(airport('EWR').isServed).toBe(true);
  });

  it('writes of each flight when it was last entered, under whose callsign', () => {
    const { flights } = tables;
    const lastEntered = (number: number, from: string, to: string) =>
      flights.find('LX', number, airport(from), airport(to))?.lastEntered;
    expect([lastEntered(52, 'ZRH', 'BOS'), lastEntered(53, 'BOS', 'ZRH')]).toEqual(['2026-05', '']);
    expect([lastEntered(2802, 'ZRH', 'GVA'), lastEntered(2802, 'GVA', 'ZRH')]).toEqual(['2022-09', '2024-01']);
    const { reader } = openTable('flight-status', bytes['flight-status']);
    readFlightStatusRows(reader);
    expect(readRowHolders(reader)).toEqual(['', 'CRX', 'SWR', 'SWR', 'SWR', 'SWR']);
  });

  it('reports what it leaves out, by file and line', () => {
    expect(found).toEqual([
      'airports/airports.csv:7: ACO is said to be in CH, its coordinates are in America/New_York',
      'airlines/optd-airlines.csv:3: note: LH is both Lufthansa Cargo and Lufthansa; the busier is used',
      "schedules/flight-numbers.csv.gz:8: flight_number '0' is not a whole number from 1 to 9999",
      'schedules/flight-numbers.csv.gz:9: airport QQQ is not in the airports table',
      'load-and-cargo/t100-international-2026-02.csv.gz:9: airport QQQ is not in the airports table',
      'traffic-elsewhere/australia-international-routes.csv:2: LAX is neither an airport nor a city here',
    ]);
    expect(tables.airports.find('ACO')).toBeUndefined();
  });

  it('derives each airport’s time zone from its coordinates', () => {
    expect([airport('ZRH').timeZone, airport('BOS').timeZone]).toEqual(['Europe/Zurich', 'America/New_York']);
  });

  it('takes a carrier from opentraveldata while it is valid there, else from vradarserver', () => {
    const names = ['LX', 'LH', 'HL', 'SR', '*A'].map((code) => tables.carriers.find(code)?.name);
    expect(names).toEqual(['Swiss', 'Lufthansa', 'Holiday Europe', undefined, undefined]);
  });

  it('takes the only living carrier under a code of which opentraveldata knows neither a first day nor flights', () => {
    expect(tables.carriers.find('9G')).toMatchObject({ name: 'Sun PhuQuoc Airways', icaoCarrierCode: 'SPQ' });
    expect(tables.carriers.find('BA')?.name).toBe('British Airways');
  });

  it('takes the known holder of a code that was another’s', () => {
    expect(tables.carriers.find('ZG')).toMatchObject({ name: 'ZIPAIR Tokyo', icaoCarrierCode: 'TZP' });
  });

  it('uses T-100 for a cargo band with enough departures, T-2 for what is missing, else the nearest band', () => {
    const bands = tables.cargo.bands?.map(({ body, fromKm, departures, cargoMassFraction }) => [
      body,
      fromKm,
      departures,
      cargoMassFraction.value,
      cargoMassFraction.source,
    ]);
    expect(bands).toEqual([
      ['narrow', 0, 5000, 0.5, 'T2'],
      // A quarter of 0.19 and the rest of 0.1682; the bands beside it have nothing of their own.
      ...[0, 1000, 2000, 3000, 4000].map((fromKm) => ['wide', fromKm, 3377, 0.1736, 'T2']),
      // 2500 flights of 40 kg a passenger in winter, which are 23.46 kg in the year, and 63 of SWISS's, 39.97 kg together.
      ...[5000, 6000].map((fromKm) => ['wide', fromKm, 2563, 0.1899, 'T100']),
    ]);
  });

  it('takes what carriers from outside the US carry on narrow bodies for flights away from the US', () => {
    expect(tables.cargo.narrowBodyAwayFromUs).toMatchObject({
      departures: 40,
      // 8 kg a passenger in winter are 4.7 kg in the year; the US carrier's are left out.
      cargoMassFraction: { value: 0.045, basis: { kind: 'narrow-body-away-from-us' }, source: 'T100' },
    });
  });

  it('sums fleets and prefers no guess for seats', () => {
    expect(tables.fleets.ofAllCarriers().value[0]).toEqual({ icaoAircraftType: 'A20N', airframes: 30, onlyAt: [] });
    expect(tables.seats.typical('_default')).toBeUndefined();
  });

  it('gives the same files for the same sources', async () => {
    const again = await build();
    expect(tableFiles(again.bytes)).toEqual(tableFiles(bytes));
  });

  it('gives files from which the same tables are read', () => {
    const folder = join(root, 'tables');
    writeTableFiles(folder, tableFiles(bytes));
    expect(readTables(readTableFiles(folder)).origins).toEqual(tables.origins);
  });

  it('names another edition when the folder says so', async () => {
    const editions = { [SOURCE_FILES.fuelBurn.path]: { edition: 'EMEP/EEA 2026', date: '2027-01-31' } };
    const { tables: newer } = await build({}, editions);
    expect(newer.fuelBurn.find('B789')?.sourceVersion).toBe('EMEP/EEA 2026');
    expect(newer.dated).toBe('20270131');
    await expect(build({}, { x: { edition: 'y', date: 'today' } })).rejects.toThrow('YYYY-MM-DD');
  });

  it('reports a fuel table that falls with distance and builds without it', async () => {
    const fuelBurn = JSON.stringify({
      aircraft: {
        B789: {
          lto_kg: 1,
          ccd: [
            [125, 9],
            [250, 8],
          ],
        },
        A321: {
          lto_kg: 700,
          ccd: [
            [125, 800],
            [250, 1400],
          ],
        },
        AT72: { lto_kg: 'much', ccd: [] },
      },
    });
    const falling = await build({ fuelBurn });
    expect(falling.found.slice(0, 2)).toEqual([
      'fuel-burn/eea-2023-v1.5.json:1: B789: ccd does not rise',
      'fuel-burn/eea-2023-v1.5.json:1: AT72: lto_kg is not a number above 0',
    ]);
    expect(falling.tables.fuelBurn.types).toEqual(['A321']);
    expect(falling.tables.aircraft.find('789')?.basis.kind).toBe('no-fuel-table');
  });

  it('fails when a source file is missing', async () => {
    await expect(buildTables(root, new RowReport(() => undefined))).rejects.toThrow('fuel-burn/eea-2023-v1.5.json');
  });
});
