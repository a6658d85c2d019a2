import { answeredDays, flightYearWarnings, madeWith } from '@tim/batch';
import type { FlightQuery } from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { Asked } from './command.ts';
import { flightLines, warningLines } from './flight-lines.ts';
import { linesWith } from './spoken.ts';
import { show } from './show.ts';

/** Print a flight's estimate, of the days that a list has figures for and with its warnings, and return the exit code. */
export function askFlight({ query, ...given }: Asked<FlightQuery>, includesWorking: boolean): number {
  const { tables, estimator } = given;
  const window = answeredDays(latestToday(Date.now()));
  const shown = { ...given, made: madeWith(estimator), lines: () => linesWith(tables, given) };
  const result = estimator.flight(query, { window, includesWorking });
  if (result.kind !== 'estimated') return show(result, shown, (found, lines) => flightLines(query, found, lines));
  const warnings = flightYearWarnings(result.aircraft.basis.kind === 'given', query.departureDate);
  return show({ ...result, warnings }, shown, (found, lines) => [
    ...flightLines(query, found, lines),
    ...warningLines(warnings, lines.spoken),
  ]);
}
