import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { rowAnswerer } from '@tim/batch';
import { addDays, type CalendarDate } from '@tim/notation';
import { describe, expect, it } from 'vitest';
import { committedEstimator, committedTables as tables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { workspaceRoot } from '../workspace-root.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

const isoOf = ({ year, month, day }: CalendarDate) =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** The days around today, a year before it and after it, at the ends of months, and of the first year and the one before. */
const DAYS: readonly CalendarDate[] = [
  ...[-730, -365, -23, 0, 365].flatMap((from) => Array.from({ length: 40 }, (_, at) => addDays(TODAY, from - 8 + at))),
  ...[2018, 2019, 2024, 2031].flatMap((year) => [
    { year, month: 1, day: 1 },
    { year, month: 2, day: 28 },
    { year, month: 12, day: 31 },
  ]),
  { year: 2024, month: 2, day: 29 },
];

/** A number that is listed, one that is not, and one of an airline that is not there. */
const FLIGHTS = [
  { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 52 },
  { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 9876 },
  { origin: 'ZRH', destination: 'BOS', carrierCode: 'QF', flightNumber: 1 },
];

describe('the query of docs/bigquery.md', () => {
  it('asks on a day whose answer is that of the flight’s own day', async () => {
    const page = readFileSync(join(workspaceRoot, 'docs/bigquery.md'), 'utf8');
    const [, listed = ''] = /```sql\nWITH (listed AS \([^]*?\n\)),\nasked/.exec(page) ?? [];
    const days = DAYS.map((day) => `(DATE '${isoOf(day)}')`);
    const sql = listed
      .replace('<dataset>.flights', `(SELECT * FROM (VALUES ${days.join()}) AS given(departure_date))`)
      .replace("CURRENT_DATE('+14:00')", `DATE '${isoOf(TODAY)}'`);
    const duckDb = await (await DuckDBInstance.create()).connect();
    const rows = await duckDb.runAndReadAll(
      `WITH ${sql} SELECT DISTINCT departure_date::VARCHAR, CAST(asked_day AS DATE)::VARCHAR FROM listed`,
    );
    const asked = new Map(rows.getRowsJson() as [string, string][]);
    const answer = rowAnswerer({ tables, estimator: committedEstimator, today: TODAY });
    const answered = (flight: (typeof FLIGHTS)[number], date: CalendarDate) =>
      answer({ ...flight, date, cabin: 'economy', passengers: 1 });
    const differing = DAYS.flatMap((day) => {
      const [year = 0, month = 0, other = 0] = (asked.get(isoOf(day)) ?? '').split('-').map(Number);
      const asks = { year, month, day: other };
      return FLIGHTS.filter(
        (flight) => JSON.stringify(answered(flight, day)) !== JSON.stringify(answered(flight, asks)),
      ).map(({ flightNumber }) => `${flightNumber} on ${isoOf(day)}, asked ${isoOf(asks)}`);
    });
    expect(differing).toEqual([]);
    expect(new Set(asked.values()).size).toBeLessThan(asked.size / 3);
  });
});
