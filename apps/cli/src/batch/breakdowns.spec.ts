import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Breakdown, Coverage, ListResult } from '@tim/batch';
import { readSource } from '@tim/batch/sources';
import { run } from '../host.fixture.ts';
import { killOnceNoted, LONG_LIST, start } from './spawned-batch.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'breakdowns-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const SETTINGS = ['--today', '2026-11-23'];
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
async function summary(...options: readonly string[]) {
  const out = file(`${outputs++}.csv`);
  return run(['batch', file('trips.csv'), '--out', out, ...SETTINGS, ...options]);
}

/** The part of a summary from a line on, without its last line. */
const tables = (errors: string, from: string) => errors.slice(errors.indexOf(from)).trimEnd().split('\n').slice(0, -1);

/** Of a line of a breakdown's sheet. */
const kilograms = (line = '') => Number(line.split(',')[1]);

type Told = { readonly breakdowns?: readonly Breakdown[]; readonly result: ListResult };

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

  it('has all groups in JSON, which add up to the total', async () => {
    const { output } = await summary('--by', 'traveller,route', '--json');
    const { breakdowns = [], result } = JSON.parse(output) as Told;
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
    for (const { groups } of breakdowns) {
      expect(groups.reduce((sum, { grams }) => sum + grams, 0)).toBe(result.kind === 'total' && result.grams);
    }
    expect((JSON.parse((await summary('--json')).output) as Told).breakdowns).toBeUndefined();
  });

  it('writes CSV to the standard output, with the same groups as JSON', async () => {
    const { output } = await summary('--by', 'traveller,month');
    const { breakdowns = [] } = JSON.parse((await summary('--by', 'traveller,month', '--json')).output) as Told;
    const [header, ...lines] = output.trimEnd().split('\n');
    expect(header).toBe('by,kind,name,flights,g_co2e,passenger_km,g_co2e_per_passenger_km,share');
    expect(lines).toEqual(
      breakdowns.flatMap(({ by, groups }) =>
        groups.map(({ kind, name, flights, grams, passengerKm, gramsPerPassengerKm, share }) =>
          [by, kind, name, flights, grams, passengerKm, gramsPerPassengerKm, share].join(','),
        ),
      ),
    );
    expect((await summary()).output).toBe('');
  });

  it('says how much of the list its figures cover, and by which methods', async () => {
    const { errors } = await summary();
    expect(errors).toMatch(
      /^The figures cover 100\s% of 4 rows with flights\. By method, as a share of CO2e and of distance: the flight itself \d+\s% and 56\s%; typical of the route \d+\s% and 44\s%\. By data quality: modelled data \d+\s% and 44\s%; default data \d+\s% and 56\s%\.$/m,
    );
    const { coverage } = JSON.parse((await summary('--json')).output) as { coverage: Coverage };
    expect(coverage).toMatchObject({ rows: 4, rowsWithFigure: 4, share: 1, missing: [] });
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
    expect((await summary()).errors).not.toContain('What if');
  });

  it('has a sheet of a workbook for each name, whose sums are those of the rows', async () => {
    await run([
      'batch',
      file('trips.csv'),
      '--out',
      file('trips.xlsx'),
      ...SETTINGS,
      '--by',
      'month',
      '--by',
      'Centre, cost',
    ]);
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
    expect(kilograms(total)).toBe(kilograms(rows));
    const flights = read('Flights');
    const at = flights[0]?.replace('"Centre, cost"', '').split(',').indexOf('tim_kg_co2e') ?? -1;
    const sum = flights.slice(1).reduce((before, line) => before + Number(line.split(',')[at]), 0);
    expect(sum).toBeCloseTo(kilograms(total), 6);
    expect(read('Centre, cost')[0]).toContain('"Centre, cost"');
  });

  it('refuses a name that the list does not have, and lists those that it has', async () => {
    expect(await summary('--by', 'month,departement')).toMatchObject({
      code: 2,
      errors: expect.stringContaining(
        "--by 'departement' is neither a known breakdown (year, quarter, month, traveller, airline, route, cabin, aircraft, distance, tier, quality) nor a column of this list (Traveller, From, To, Flight, Date, Cabin, Centre, cost, E-mail).",
      ),
    });
  });

  it('tells nobody who travelled where people are left out', async () => {
    expect(await summary('--by', 'traveller', '--without-people')).toMatchObject({
      code: 2,
      errors: expect.stringContaining("--by 'traveller' would show who travelled"),
    });
    const { code, errors } = await summary('--by', 'x', '--without-people');
    expect(code).toBe(2);
    expect(errors).not.toMatch(/traveller|e-mail/i);
  });

  it('comes to the same with one worker and with three, and after a stop', async () => {
    writeFileSync(file('long.csv'), LONG_LIST);
    const by = ['--by', 'airline,month,distance', '--by', 'id', '--json'];
    const told = async (out: string, ...options: readonly string[]) => {
      const { output } = await run(['batch', file('long.csv'), '--out', file(out), ...SETTINGS, ...by, ...options]);
      return (JSON.parse(output) as Told).breakdowns;
    };
    const one = await told('one.csv', '--jobs', '1');
    expect(one?.map((breakdown) => breakdown.groups.length)).toEqual([3, 9, 3, 600]);
    expect(await told('three.csv', '--jobs', '3')).toEqual(one);

    const args = ['batch', '-', '--out', file('killed.csv'), ...SETTINGS, ...by, '--jobs', '1'];
    const killed = start(args);
    killed.process.stdin?.write(LONG_LIST.slice(0, -1000));
    await killOnceNoted(file('killed.csv'), killed);
    for (const end of ['.part', '.state']) copyFileSync(file(`killed.csv${end}`), file(`other.csv${end}`));
    expect(await told('killed.csv', '--jobs', '1')).toEqual(one);
    // Another breakdown would lack the rows before the stop.
    const other = await run(['batch', file('long.csv'), '--out', file('other.csv'), ...SETTINGS, '--by', 'route']);
    expect(other).toMatchObject({ code: 2, errors: expect.stringContaining('was started with other options') });
  });
});
