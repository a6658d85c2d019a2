import { mean, median } from '../../statistics/quantiles.ts';
import type { Findings } from '../findings.ts';
import { FEWEST_DEPARTURES } from '../reported-fuel.ts';
import { blocks, markdownTable } from './markdown.ts';
import { percent, signedPercent } from './numbers.ts';

/** The fuel tables beside fuel that US carriers reported: an error of the method's tables, in every estimate alike. */
export function fuelSection({ reportedFuel }: Findings): string {
  const compared = reportedFuel.flatMap((row) =>
    row.signedError === undefined ? [] : [{ ...row, error: row.signedError }],
  );
  const departures = compared.reduce((sum, row) => sum + row.departures, 0);
  const weighted = compared.reduce((sum, { error, departures: weight }) => sum + error * weight, 0) / departures;
  const apart = compared.flatMap(({ error, statedError }) =>
    statedError === undefined ? [] : [Math.abs(error - statedError)],
  );
  return blocks(
    '## The fuel tables against reported fuel',
    `The method’s fuel tables (EMEP/EEA 2023) beside the fuel that US carriers reported per departure in 2023-25 (US BTS Form 41), at each
type’s mean distance. The published figures above are made from the same tables, so this error is not in them: it is the method’s own,
and it does not show when estimates are held against published figures. Reported fuel also holds auxiliary power, long taxi times,
holding and positioning flights. Types with at least ${FEWEST_DEPARTURES} departures; distances with the factor between US airports, which
is too high for types that fly abroad.`,
    `${compared.length} types: median absolute error ${percent(median(compared.map(({ error }) => Math.abs(error))))}, mean error
${signedPercent(mean(compared.map(({ error }) => error)))}, weighted by departures ${signedPercent(weighted)}. The source’s own
comparison of these tables differs from ours by ${percent(median(apart))} in the median.`,
    markdownTable(
      ['type', 'departures', 'mean distance', 'reported', 'tables', 'error', 'stated by the source'],
      reportedFuel.map((row) => [
        row.icaoAircraftType,
        String(row.departures),
        `${row.meanGreatCircleNauticalMiles} NM`,
        `${row.reportedKg} kg`,
        row.tableKg === undefined ? '–' : `${row.tableKg.toFixed(0)} kg`,
        signedPercent(row.signedError),
        signedPercent(row.statedError),
      ]),
      [1, 2, 3, 4, 5, 6],
    ),
  );
}
