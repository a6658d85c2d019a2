import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { drawnRows, LIST_PATTERNS } from '../lists/drawn-rows.ts';
import type { Measure } from '../report.ts';
import { callMilliseconds, serveFunction } from '../served-function.ts';
import { median } from '@tim/pipeline/statistics/quantiles';

/** The most rows that a batch may have. */
const ROWS = 5000;
/** Batches of each pattern; the first half fills the function's memory. */
const BATCHES = 20;
/** Of the first pattern's function. */
const PORT = 5083;

/** Batches of BigQuery's, drawn as lists are; each pattern's function is a new one, which remembers nothing of the pattern before. */
export async function batchMeasures(): Promise<readonly Measure[]> {
  const tables = loadTables();
  const measures: Measure[] = [];
  for (const [at, pattern] of LIST_PATTERNS.entries()) {
    const drawn = drawnRows(tables, pattern);
    const batches = Array.from({ length: BATCHES }, () =>
      JSON.stringify({
        calls: Array.from({ length: ROWS }, () => {
          const { carrier, flightNumber, from, to, date, cabin } = drawn.next().value;
          return [from, to, carrier, flightNumber, date, cabin];
        }),
      }),
    );
    const served = await serveFunction('bigqueryFlightEmissions', PORT + at);
    try {
      const milliseconds: number[] = [];
      for (const batch of batches) milliseconds.push(await callMilliseconds(served, batch));
      const later = median(milliseconds.slice(BATCHES / 2));
      measures.push({
        what: `${ROWS} rows, ${pattern}, after ${(ROWS * BATCHES) / 2} others`,
        value: later,
        unit: 'ms',
        also: `${Math.round((ROWS * 1000) / later).toLocaleString('en-US')} rows/s`,
      });
    } finally {
      await served.stop();
    }
  }
  return measures;
}
