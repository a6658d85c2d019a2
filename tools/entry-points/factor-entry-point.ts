import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { csvLine, dayText } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { publishedName } from '../packages/scope.ts';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { cellsOf, rowsOf, type Questions } from './question.ts';
import type { Told } from './told.ts';
import { GRAMS, RANGE, type EntryPoint } from './entry-point.ts';

/** Many carriers tell more than many routes of a few. */
const MOST_ROUTES_EACH = 15;

const TELLS = [...GRAMS, ...RANGE, 'tier', 'aircraft', 'contrails', 'reason', 'model', 'data'] as const;

/** The SQL below a heading of docs/scale.md. */
function documentedSql(heading: string): string {
  const page = readFileSync(join(workspaceRoot, 'docs/scale.md'), 'utf8');
  const [, sql] = /```sql\n([^]*?)```/.exec(page.slice(page.indexOf(`\n${heading}\n`))) ?? [];
  if (sql === undefined) throw new Error(`docs/scale.md has no SQL below ${heading}`);
  return sql;
}

/** The carriers of the questions, in their order, that have few routes. */
function someCarriers({ flights }: Tables, questions: Questions, mostRoutes: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { carrierCode } of flights.carrierRoutes()) counts.set(carrierCode, (counts.get(carrierCode) ?? 0) + 1);
  let routes = 0;
  return [...new Set(questions.flights.map(({ carrierCode }) => carrierCode))].filter((carrier) => {
    const own = counts.get(carrier) ?? 0;
    if ((own > MOST_ROUTES_EACH && mostRoutes !== Infinity) || routes + own > mostRoutes) return false;
    routes += own;
    return true;
  });
}

/**
 * Factor and typical tables that the installed command writes of some carriers, joined in DuckDB as docs/scale.md says. It tells
 * what the page says it knows: numbers that are listed, past flights of a carrier's routes, and pairs that somebody flies.
 */
export const factorTables = (user: string, tables: Tables, mostRoutes: number): EntryPoint => ({
  name: 'factor tables',
  answers: 'rows',
  tells: TELLS,
  ask: async (questions) => {
    const folder = mkdtempSync(join(user, 'factors-'));
    try {
      const carriers = someCarriers(tables, questions, mostRoutes);
      const command = join(user, 'node_modules', publishedName('cli'), 'travel-impact.js');
      const args = ['factors', '--out', 'tim', '--format', 'csv', '--carriers', carriers.join()];
      const { code, output } = await runCommand(process.execPath, [command, ...args], { cwd: folder });
      if (code !== 0) throw new Error(`travel-impact factors ended with code ${code}: ${output}`);
      return await joined(folder, questions, carriers);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

async function joined(folder: string, questions: Questions, carriers: readonly string[]): Promise<readonly Told[]> {
  const rows = rowsOf(questions);
  const lines = rows.map((row, place) => csvLine([place, ...cellsOf(row)], ','));
  writeFileSync(
    join(folder, 'flights.csv'),
    `place,carrier,flight_number,origin,destination,departure_date\n${lines.join('')}`,
  );
  const instance = await DuckDBInstance.create();
  const duckDb = await instance.connect();
  await duckDb.run(`SET file_search_path = '${folder}'`);
  for (const [table, files] of [
    ['factors', 'tim/factors/*.csv'],
    ['numbers', 'tim/numbers-*.csv'],
    ['typical', 'tim/typical-*.csv'],
    ['flights', 'flights.csv'],
  ]) {
    await duckDb.run(`CREATE VIEW ${table} AS FROM read_csv('${files}', sample_size = -1, null_padding = true)`);
  }
  const today = `DATE '${dayText(questions.today)}'`;
  await duckDb.run(documentedSql('## The join').replaceAll('CURRENT_DATE', today));
  const names = carriers.map((carrier) => `'${carrier}'`).join();
  const answers = await duckDb.runAndReadAll(`
    SELECT answered.place, economy_g, premium_economy_g, business_g, first_g, low_economy_g, high_economy_g, tier, aircraft,
      contrail_risk, reason, (SELECT ANY_VALUE(model) FROM typical), (SELECT ANY_VALUE(data_hash) FROM typical)
    FROM answered
    LEFT JOIN numbers USING (carrier, flight_number, origin, destination)
    WHERE EXISTS (FROM typical WHERE typical.origin = answered.origin AND typical.destination = answered.destination)
      AND (departure_date IS NULL
        OR departure_date BETWEEN DATE '2019-01-01' AND ${today} + 365 AND carrier IN (${names}) AND (
          numbers.variant IS NOT NULL
          OR departure_date <= ${today} AND EXISTS (
            FROM numbers AS route
            WHERE route.carrier = answered.carrier AND route.origin = answered.origin AND route.destination = answered.destination)))`);
  const told: Told[] = rows.map(() => ({}));
  for (const [place, ...cells] of answers.getRowsJson()) {
    told[Number(place)] = Object.fromEntries(TELLS.map((field, at) => [field, textOf(cells[at])]));
  }
  return told;
}

const textOf = (cell: unknown): string => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '');
