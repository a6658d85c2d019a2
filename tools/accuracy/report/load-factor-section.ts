import type { DataSource } from '@tim/reference-data';
import { median, percentile } from '../../statistics/quantiles.ts';
import { DEFAULT_LOAD_FACTOR } from '../causes.ts';
import { signedError } from '../error-statistics.ts';
import type { ExplainedLeg } from '../findings.ts';
import { flightText } from './leg-text.ts';
import { blocks, markdownTable } from './markdown.ts';
import { percent, signedPercent } from './numbers.ts';

type EstimatedLeg = ExplainedLeg & { readonly result: { readonly kind: 'estimated' } };

const isEstimated = (leg: ExplainedLeg): leg is EstimatedLeg => leg.result.kind === 'estimated';

/** How full the flights away from the US are taken to be, beside what their published figures ask for. */
export function loadFactorSection(legs: readonly ExplainedLeg[]): string {
  const estimated = legs.filter(isEstimated);
  const of = (source: DataSource) =>
    estimated.filter(({ result }) => result.inputs.passengerLoadFactor.source === source);
  const asDefault = of('GLOBAL_DEFAULT').map(askedFor);
  return blocks(
    '### How full the flights are',
    `Away from the US a flight is as full as its carrier publishes for the month, where it does ([why](decisions/0026-load-factors-that-carriers-publish.md)). “Asked for” is the load factor
that alone would give the published figure; the last column is the error at ${percent(DEFAULT_LOAD_FACTOR)}.`,
    markdownTable(
      ['flight', 'month', 'used', 'asked for', 'error', 'at the default'],
      of('CARRIER_TRAFFIC_REPORT').map(row),
      [1, 2, 3, 4, 5],
    ),
    `Of the ${asDefault.length} flights of carriers of which no month is known, taken for ${percent(DEFAULT_LOAD_FACTOR)} full, half ask for ${percent(percentile(asDefault, 0.25))} to
${percent(percentile(asDefault, 0.75))}, the median for ${percent(median(asDefault))}.`,
  );
}

const askedFor = ({ explanation }: EstimatedLeg) => explanation.needed?.passengerLoadFactor ?? Number.NaN;

function row(leg: EstimatedLeg): string[] {
  const { result, publishedKg, kg, query } = leg;
  const used = result.inputs.passengerLoadFactor.value;
  const oursKg = kg.ours ?? Number.NaN;
  return [
    flightText(leg),
    String(query.departureDate.month),
    percent(used),
    percent(askedFor(leg)),
    signedPercent(signedError(oursKg, publishedKg)),
    signedPercent(signedError((oursKg * used) / DEFAULT_LOAD_FACTOR, publishedKg)),
  ];
}
