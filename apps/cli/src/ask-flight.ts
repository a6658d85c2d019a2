import { answeredDays, flightYearWarnings, latestToday } from '@tim/batch';
import { createEstimator } from '@tim/estimator';
import { flightLines, warningLines } from './flight-lines.ts';
import { loadTables } from './load-tables.ts';
import type { Arguments } from './read-arguments.ts';
import { readFlight } from './read-query.ts';
import { show } from './show.ts';

/** Print a flight's estimate, of the days that a list has figures for and with its warnings, and return the exit code. */
export function askFlight(given: Arguments, includesWorking: boolean): number {
  const query = readFlight(given);
  const tables = loadTables(given.tablesFolder);
  const window = answeredDays(latestToday(Date.now()));
  const result = createEstimator(tables).flight(query, { window, includesWorking });
  if (result.kind !== 'estimated') return show(result, given.isJson, (found) => flightLines(query, found, tables));
  const warnings = flightYearWarnings(result.aircraft.basis.kind === 'given', query.departureDate);
  return show({ ...result, warnings }, given.isJson, (found) => [
    ...flightLines(query, found, tables),
    ...warningLines(warnings),
  ]);
}
