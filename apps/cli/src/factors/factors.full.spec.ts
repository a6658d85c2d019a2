import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeWith, rowAnswerer, type AnsweredWith, type RowQuestion } from '@tim/batch';
import { describe, expect, it } from 'vitest';
import { estimator, keptStreams, tables } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { workspace } from '../installed.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { travelImpact } from '../travel-impact.ts';
import { FACTOR_TABLES, figureCells } from './factor-columns.ts';
import { numberedRoutes } from './factor-rows.ts';
import { openDuckDb } from '../parquet/duckdb.ts';

const file = temporaryFolder();

const today = { year: 2026, month: 11, day: 23 };
const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };

const factors = (...args: readonly string[]) => travelImpact(['factors', ...args], built, keptStreams().host);

/** Carriers with partners and types seen by number, and with neither; on routes that nothing is typical of; closed, and gone. */
const CARRIERS = ['AS', 'LX', '8J', 'IS', '4U'];
const routes = [...numberedRoutes(tables)].filter(({ carrierCode }) => CARRIERS.includes(carrierCode));
const DATES = ['2019-01-31', '2024-02-29', '2025-06-30', '2026-11-23', '2026-11-24', '2026-11-30', '2027-02-28'];
/** A number that no carrier has on any route here. */
const NOT_LISTED = 1977;

type Flight = Omit<RowQuestion, 'date'> & { readonly date: { year: number; month: number; day: number } };

/** Some thousand flights: numbers that are listed, that are not, that no flight has, none at all, and of a carrier that is not there. */
function someFlights(): readonly Flight[] {
  return routes.flatMap(({ carrierCode, origin, destination, flightNumbers }, place) => {
    const [year = 0, month = 0, day = 0] = (DATES[place % DATES.length] ?? '').split('-').map(Number);
    const flight = { origin, destination, date: { year, month, day }, cabin: 'economy', passengers: 1 } as const;
    const known = [...flightNumbers].map((flightNumber) => ({ ...flight, carrierCode, flightNumber }));
    const others = [
      { carrierCode, flightNumber: NOT_LISTED },
      { carrierCode, flightNumber: 12_345 },
      { carrierCode },
      {},
      { carrierCode: 'QZ', flightNumber: 1 },
    ];
    return [...known.slice(0, 4), ...others.map((other) => ({ ...flight, ...other }))];
  });
}

/** What the join gives and a list too. */
const JOINED =
  'economy_g premium_economy_g business_g first_g low_economy_g high_economy_g tier data_category aircraft aircraft_known contrail_risk reason'.split(
    ' ',
  );

/** The SQL below a heading of docs/scale.md. */
function sqlOf(heading: string): string {
  const page = readFileSync(join(workspace, 'docs/scale.md'), 'utf8');
  return /```sql\n([^]*?)```/.exec(page.slice(page.indexOf(`\n${heading}\n`)))?.[1] ?? '';
}

const answeredWithKeys = ({ engineVersion, modelVersion, dataHash }: AnsweredWith) => ({
  engine: engineVersion,
  model: modelVersion,
  data_hash: dataHash,
});

describe('factor tables', { timeout: 120_000 }, () => {
  it('joined in DuckDB as docs/scale.md says answer a list as `batch` does', async () => {
    expect(await factors('--out', file('tim'), '--carriers', CARRIERS.join(), '--jobs', '1')).toBe(0);
    const flights = someFlights();
    const lines = flights.map(({ carrierCode = '', flightNumber = '', origin, destination, date }, place) =>
      [place, carrierCode, flightNumber, origin, destination, Object.values(date).join('-')].join(),
    );
    const header = 'place,carrier,flight_number,origin,destination,departure_date';
    // Where one date cannot be read, the others still can; a number that cannot be read is none that is missing.
    const faulty = [
      '-1,LX,52,ZRH,BOS,2026-02-31',
      '-2,LX,52,ZRH,BOS,soon',
      '-3,LX,52,ZRH,BOS,',
      '-4,LX,x,ZRH,BOS,2026-06-01',
    ];
    writeFileSync(file('flights.csv'), `${[header, ...faulty.slice(0, 2), ...lines, ...faulty.slice(2)].join('\n')}\n`);

    const duckDb = await openDuckDb();
    await duckDb.run(`SET file_search_path = '${file()}'`);
    await duckDb.run(sqlOf('### DuckDB'));
    await duckDb.run(sqlOf('## The join').replace('CURRENT_DATE', "DATE '2026-11-23'"));
    const unread = await duckDb.runAndReadAll('SELECT place FROM unread ORDER BY place');
    expect(unread.getRowsJson()).toEqual([['-1'], ['-2'], ['-3'], ['-4']]);
    const joined = await duckDb.runAndReadAll(`SELECT place, ${JOINED.join()} FROM answered ORDER BY place::INTEGER`);

    const answer = rowAnswerer({ tables, estimator, today });
    const direct = flights.map((flight) => {
      const cells = figureCells(answer(flight), made);
      const named = Object.keys(FACTOR_TABLES.typical)
        .slice(2)
        .map((name, at) => [name.replace('well_to_wake_', ''), cells[at]]);
      return { flight, cells: Object.fromEntries(named) as Readonly<Record<string, string | number>> };
    });
    const rows = joined.getRowsJson().map(([, ...cells]) => cells);
    expect(flights.length).toBeGreaterThan(2500);
    expect(rows).toHaveLength(flights.length);
    const differing = direct.flatMap(({ flight, cells }, place) => {
      const columns = JOINED.filter((name, at) => (cells[name] === '' ? null : cells[name]) !== rows[place]?.[at]);
      return columns.length > 0 ? [{ ...flight, columns, batch: cells['reason'], join: rows[place]?.at(-1) }] : [];
    });
    // Only of flights to come a number that is not listed may be one of a block, or of a partner, that the join cannot know.
    const known = differing.filter(({ flightNumber }) => flightNumber !== NOT_LISTED);
    expect(known).toEqual([]);
    expect(differing.length / flights.length).toBeLessThan(0.01);
  });

  it('say in their metadata what made them, what their columns hold and whose figures are in them', async () => {
    const duckDb = await openDuckDb();
    for (const [path, table] of [
      ['factors/06', 'factors'],
      ['numbers', 'numbers'],
      ['typical', 'typical'],
    ] as const) {
      const found = await duckDb.runAndReadAll(
        `SELECT decode(key), decode(value) FROM parquet_kv_metadata('${file(`tim/${path}.parquet`)}')`,
      );
      const metadata = Object.fromEntries(found.getRows() as unknown as readonly [string, string][]);
      expect(metadata).toMatchObject(answeredWithKeys(madeWith(estimator)));
      const schema: { name: string; type: string; meaning?: string }[] = JSON.parse(metadata['schema'] ?? '');
      expect(Object.fromEntries(schema.map(({ name, type }) => [name, type]))).toEqual(FACTOR_TABLES[table]);
      expect(schema.filter(({ meaning }) => meaning === undefined || meaning === '')).toEqual([]);
      const sources: { title: string; licence: string }[] = JSON.parse(metadata['sources'] ?? '');
      expect(sources.length).toBeGreaterThan(10);
      expect(sources.every(({ title, licence }) => title !== '' && licence !== '')).toBe(true);
    }
  });
});
