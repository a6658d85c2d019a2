import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Breakdown, Coverage } from '@tim/batch';
import { readSource } from '@tim/batch/sources';
import { batch, refused } from '../host.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const file = temporaryFolder();
const TODAY = { year: 2026, month: 11, day: 23 };

const TRIPS = `Traveller,From,To,Flight,Date,Cabin,"Centre, cost",E-mail
Ann,ZRH,BOS,LX52,2025-06-01,Business,Sales,a@b.example
Bo,ZRH,LHR,LX316,2025-07-02,Economy,IT,b@b.example
Ann,LHR,ZRH,LX317,2025-07-04,Economy,Sales,a@b.example
,ZRH,BOS,,2024,Economy,,
`;
writeFileSync(file('trips.csv'), TRIPS);

let outputs = 0;
/** What is said of the trips. */
const summary = (...options: readonly string[]) =>
  batch(file('trips.csv'), '--out', file(`${outputs++}.csv`), ...options);

/** The part of a summary from a line on, without its last line. */
const tables = (errors: string, from: string) => errors.slice(errors.indexOf(from)).trimEnd().split('\n').slice(0, -1);

/** Of a line of a breakdown's sheet. */
const kilograms = (line = '') => Number(line.split(',')[1]);

type Told = { readonly breakdowns?: readonly Breakdown[] };

describe('travel-impact batch --by', () => {
  it('prints a table for each name after the totals', async () => {
    const { errors } = await summary('--by', 'month,traveller');
    const lines = tables(errors, 'By month:');
    expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      'By month:',
      't CO2e',
      '2025-06',
      '2025-07',
      'not given',
      'By traveller:',
      't CO2e',
      'Ann',
      'not given',
      'Bo',
    ]);
    expect(lines[1]).toMatch(/^ +t CO2e +share +flights +passenger-km +g per passenger-km$/);
    expect(lines[2]).toMatch(/^ {2}2025-06 +\d\.\d{3} +\d\d\.\d\s% +1 +6006 +\d{3}\.\d$/);
  });

  it('says it in another language', async () => {
    const { errors } = await summary('--by', 'distance,cabin', '--by', 'Centre, cost', '--lang', 'de');
    const lines = tables(errors, 'Nach Entfernung:');
    expect(lines).toContain('Nach Kabinenklasse:');
    expect(lines).toContain('Nach Centre, cost:');
    // The one that is asked for is read.
    expect(errors).toContain('Nicht gelesen: E-mail.');
    expect(lines.join('\n')).toMatch(/^ {2}5000 bis 8000 km +\d,\d{3} +\d\d,\d.% +2 /m);
  });

  it('has all groups in JSON, and the same groups in CSV on the standard output', async () => {
    const asked = ['--by', 'traveller,route'];
    const { breakdowns = [] } = JSON.parse((await summary(...asked, '--json')).output) as Told;
    expect(breakdowns).toMatchObject([
      {
        by: 'traveller',
        groups: [{ kind: 'group', name: 'Ann', flights: 2 }, { kind: 'not-said', name: '' }, { name: 'Bo' }],
        isCut: false,
      },
      {
        by: 'route',
        groups: [
          { name: 'ZRH-BOS', flights: 2 },
          { name: 'ZRH-LHR', flights: 2 },
        ],
      },
    ]);
    const [header, ...lines] = (await summary(...asked)).output.trimEnd().split('\n');
    expect(header).toBe('by,kind,name,flights,g_co2e,passenger_km,g_co2e_per_passenger_km,share');
    expect(lines).toEqual(
      breakdowns.flatMap(({ by, groups }) =>
        groups.map(({ kind, name, flights, grams, passengerKm, gramsPerPassengerKm, share }) =>
          [by, kind, name, flights, grams, passengerKm, gramsPerPassengerKm, share].join(','),
        ),
      ),
    );
  });

  it('says how much of the list its figures cover, and by which methods', async () => {
    const { output, errors } = await summary();
    expect(output).toBe('');
    expect(errors).toMatch(
      /^The figures cover 100\s% of 4 rows with flights\. By method, .*: the flight itself \d+\s% and 56\s%; typical of the route \d+\s% and 44\s%\. By data quality: .*\.$/m,
    );
    expect(errors).not.toContain('What if');
    const { coverage, ...told } = JSON.parse((await summary('--json')).output) as Told & { coverage: Coverage };
    expect(coverage).toMatchObject({ rows: 4, rowsWithFigure: 4, share: 1, missing: [] });
    expect(told.breakdowns).toBeUndefined();
  });

  it('says what the list would add up to if it were flown otherwise', async () => {
    const { errors } = await summary('--what-if');
    expect(tables(errors, 'What if:').map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      'What if:',
      't CO2e',
      'as flown',
      'all in economy',
      'direct where there are direct flights',
      'without flights below 500 km',
    ]);
    expect(errors).toMatch(/^ {2}all in economy +0\.\d{3} +-\d\d\.\d\s% +1$/m);
    const { whatIf } = JSON.parse((await summary('--what-if', '--json')).output) as { whatIf: readonly object[] };
    expect(whatIf).toHaveLength(4);
  });

  it('has a sheet of a workbook for each name, whose sums are those of the rows', async () => {
    await batch(file('trips.csv'), '--out', file('trips.xlsx'), '--by', 'month', '--by', 'Centre, cost');
    const read = (sheet: string) => {
      const { csv } = readSource('archive', readFileSync(file('trips.xlsx')), { today: TODAY, sheet });
      return Buffer.concat(csv).toString().trimEnd().split('\n');
    };
    const [header, june, , notGiven, total, rows] = read('month');
    expect(header).toBe('month,kg CO2e,share,flights,passenger-km,g per passenger-km');
    expect([june, notGiven]).toEqual([
      expect.stringMatching(/^2025-06,\d+\.\d+,0\.\d+,1,6006,/),
      expect.stringContaining('not given'),
    ]);
    expect(kilograms(total)).toBeGreaterThan(100);
    expect(kilograms(total)).toBe(kilograms(rows));
    expect(read('Centre, cost')[0]).toContain('"Centre, cost"');
  });

  it('refuses a name that the list does not have, and lists those that it has', async () => {
    expect(await summary('--by', 'month,departement')).toMatchObject(
      refused(
        "--by 'departement' is neither a known breakdown (year, quarter, month, traveller, airline, route, cabin, aircraft, distance, tier, quality) nor a column of this list (Traveller, From, To, Flight, Date, Cabin, Centre, cost, E-mail).",
      ),
    );
  });

  it('tells nobody who travelled where people are left out', async () => {
    expect(await summary('--by', 'traveller', '--without-people')).toMatchObject(
      refused("--by 'traveller' would show who travelled"),
    );
    const { code, errors } = await summary('--by', 'x', '--without-people');
    expect(code).toBe(2);
    expect(errors).not.toMatch(/traveller|e-mail/i);
  });
});
