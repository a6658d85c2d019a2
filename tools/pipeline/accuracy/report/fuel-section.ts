import { mean, median } from '../../statistics/quantiles.ts';
import { signedError } from '../error-statistics.ts';
import type { Findings } from '../findings.ts';
import { biasOf } from '../fuel-by-route.ts';
import { FEWEST_DEPARTURES } from '../fuel-by-type.ts';
import { blocks, markdownTable } from './markdown.ts';
import { intervalText, percent, signedIntervalText, signedPercent } from './numbers.ts';

/** The fuel tables beside fuel that carriers reported: an error of the method's tables, in every estimate alike. */
export function fuelSection(findings: Findings): readonly string[] {
  return [
    '## The fuel tables against reported fuel',
    `The published figures above are made from the same fuel tables as ours (EMEP/EEA 2023), so the tables’ own error is not in them: it
does not show when estimates are held against published figures. Here the tables stand beside fuel that carriers reported.`,
    byRouteSection(findings),
    byTypeSection(findings),
    seatKilometreSection(findings),
  ];
}

/** Brazil: by route, the type told by the mean of the seats. */
function byRouteSection({
  fuelByRoute: { carrierRoutes, filingErrors, compared, medianAbsolute, bias, biasWithFilingErrors },
}: Findings): string {
  const types = [...Map.groupBy(compared, ({ icaoAircraftType }) => icaoAircraftType)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return blocks(
    '### By route, Brazil',
    `Fuel of ${carrierRoutes} carrier-routes of Brazilian carriers in January 2023 (ANAC), at 0.8 kg a litre. On ${compared.length} the mean of the seats is
within a seat of a layout of one of the carrier’s types and of no other’s: that type’s table, over the route with its distance factor.
${filingErrors} more are left out as filing errors: less than half the table’s fuel, or more than twice. Median error
${intervalText(medianAbsolute)}, all fuel together ${signedIntervalText(bias)}; with those left
out it would be ${signedPercent(biasWithFilingErrors)}.`,
    markdownTable(
      ['type', 'carrier-routes', 'departures', 'median error', 'all fuel'],
      types.map(([type, own]) => [
        type,
        String(own.length),
        String(own.reduce((sum, { departures }) => sum + departures, 0)),
        percent(median(own.map(({ tableKg, reportedKg }) => Math.abs(signedError(tableKg, reportedKg))))),
        signedPercent(biasOf(own)),
      ]),
      [1, 2, 3, 4],
    ),
  );
}

/** Carriers' published grams, beside ours over their known routes: a band to be in, not a truth. */
function seatKilometreSection({ seatKilometres }: Findings): string {
  return blocks(
    '### By seat-kilometre',
    `CO2 of burning the fuel for one seat over one great-circle kilometre, as published of 2024 (Cirium) and by our tables over the carrier’s known
routes, each counted as often as it has flight numbers. The published figures rest on another fuel model and on flights as they were
flown: ours should be near, not the same. Where only the rank was published there is no figure.`,
    markdownTable(
      ['carrier', 'carrier-routes', 'published', 'ours', 'difference'],
      seatKilometres.map(({ carrier, name, carrierRoutes, publishedGrams, ourGrams }) => [
        `${carrier} ${name}`,
        String(carrierRoutes),
        publishedGrams === undefined ? '–' : `${publishedGrams.toFixed(1)} g`,
        `${ourGrams.toFixed(1)} g`,
        signedPercent(publishedGrams === undefined ? undefined : signedError(ourGrams, publishedGrams)),
      ]),
      [1, 2, 3, 4],
    ),
  );
}

/** US carriers: by type, at its mean distance. */
function byTypeSection({ fuelByType }: Findings): string {
  const compared = fuelByType.flatMap((row) =>
    row.signedError === undefined ? [] : [{ ...row, error: row.signedError }],
  );
  const departures = compared.reduce((sum, row) => sum + row.departures, 0);
  const weighted = compared.reduce((sum, { error, departures: weight }) => sum + error * weight, 0) / departures;
  const apart = compared.flatMap(({ error, statedError }) =>
    statedError === undefined ? [] : [Math.abs(error - statedError)],
  );
  return blocks(
    '### By type, United States',
    `Fuel that US carriers reported per departure in 2023-25 (US BTS Form 41), at each type’s mean distance. Reported fuel also holds
auxiliary power, long taxi times, holding and positioning flights. Types with at least ${FEWEST_DEPARTURES} departures; distances with the factor
between US airports, which is too high for types that fly abroad.`,
    `${compared.length} types: median absolute error ${percent(median(compared.map(({ error }) => Math.abs(error))))}, mean error
${signedPercent(mean(compared.map(({ error }) => error)))}, weighted by departures ${signedPercent(weighted)}. The source’s own
comparison of these tables differs from ours by ${percent(median(apart))} in the median.`,
    markdownTable(
      ['type', 'departures', 'mean distance', 'reported', 'tables', 'error', 'stated by the source'],
      fuelByType.map((row) => [
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
