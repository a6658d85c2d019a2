import { answeredDays, flightYearWarnings } from '@tim/batch';
import type { FlightQuery } from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { Asked } from './command.ts';
import { flightLines, warningLines } from './flight-lines.ts';
import { show } from './show.ts';

/** Print a flight's estimate, of the days that a list has figures for and with its warnings, and return the exit code. */
export function askFlight(asked: Asked<FlightQuery>, includesWorking: boolean): number {
  const { query, estimator } = asked;
  const window = answeredDays(latestToday(Date.now()));
  const result = estimator.flight(query, { window, includesWorking });
  if (result.kind !== 'estimated') return show(result, asked, (found, lines) => flightLines(query, found, lines));
  const warnings = flightYearWarnings(result.aircraft.basis.kind === 'given', query.departureDate);
  return show({ ...result, warnings }, asked, (found, lines) => [
    ...flightLines(query, found, lines),
    ...warningLines(warnings, lines.spoken),
  ]);
}
