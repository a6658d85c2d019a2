import type { CabinClass } from '@tim/estimator';
import type { Comparison } from '../comparison/comparison.ts';
import type { EarlierFlight, EarlierMarket } from './figure-rows.ts';
import { keyOf, type FlightFigure } from './flight-figures.ts';
import type { Findings } from './findings.ts';
import { isGolden } from './golden-cases.ts';
import { meanError, pairedChange, type PairedErrors } from './paired-change.ts';
import { percent, signedPercent } from './report/numbers.ts';
import { cityPairOf, type MarketRecord } from './typical-markets.ts';

/** What is held against the figures last committed. */
const COMPARED: readonly {
  readonly name: string;
  readonly cabin: CabinClass;
  readonly errorOf: (flight: EarlierFlight) => number | null | undefined;
}[] = [
  { name: 'nothing given, economy', cabin: 'economy', errorOf: ({ error }) => error },
  { name: 'nothing given, business', cabin: 'business', errorOf: ({ error }) => error },
  { name: 'nothing given, first', cabin: 'first', errorOf: ({ error }) => error },
  { name: 'exact type given, economy', cabin: 'economy', errorOf: ({ exactError }) => exactError },
];

/**
 * The golden cases to their rounding, and today's figures no worse than those last committed, beyond noise: a mean error has moved when
 * errors are larger with 95 % confidence.
 *
 * @param committed - flights last committed; undefined when there are none to compare with
 */
export function gates(
  { golden }: Pick<Findings, 'golden'>,
  flights: readonly FlightFigure[],
  committed: readonly EarlierFlight[] | undefined,
): readonly Comparison[] {
  return [
    goldenGate(golden),
    ...(committed ? COMPARED.flatMap((compared) => comparedGate(compared, flights, committed)) : []),
  ];
}

function goldenGate(golden: Findings['golden']): Comparison {
  return {
    name: 'golden cases',
    compared: golden.length,
    with: 'figures of the method’s own examples, with the published ones',
    moved: golden
      .filter((figure) => !isGolden(figure))
      .map(({ caseId, name, published, computed, unit }) => ({
        what: `${caseId}, ${name}`,
        before: String(published),
        after: String(computed),
        unit,
      })),
  };
}

function comparedGate(
  { name, cabin, errorOf }: (typeof COMPARED)[number],
  flights: readonly FlightFigure[],
  committed: readonly EarlierFlight[],
): readonly Comparison[] {
  const before = new Map(committed.map((flight) => [keyOf(flight), flight]));
  const pairs = flights.flatMap((flight): readonly PairedErrors[] => {
    const earlier = before.get(keyOf(flight));
    if (flight.cabin !== cabin || !earlier) return [];
    const errors = { before: errorOf(earlier) ?? undefined, after: errorOf(flight) ?? undefined };
    // Neither run has the figure: the type is not named, or neither answers.
    if (errors.before === undefined && errors.after === undefined) return [];
    return [{ cluster: flight.carrier, ...errors }];
  });
  return pairs.length === 0 ? [] : [noWorse(name, pairs)];
}

function noWorse(name: string, pairs: readonly PairedErrors[]): Comparison {
  const { value, low, high } = pairedChange(pairs);
  const change = `${signedPercent(value)} (${signedPercent(low)} to ${signedPercent(high)})`;
  const mean = (which: 'before' | 'after') => percent(meanError(pairs.map((pair) => pair[which]))).replace(/ %$/, '');
  return {
    name: `accuracy, ${name}`,
    compared: pairs.length,
    with: `figures, with those last committed: mean error changed by ${change}`,
    moved: low <= 0 ? [] : [{ what: 'mean error', before: mean('before'), after: mean('after'), unit: '%' }],
  };
}

const marketKeyOf = ({ market, cabin, captured, publishedKg }: EarlierMarket) =>
  [market, cabin, captured, publishedKg].join(' ');

/**
 * Typical figures of all cabins no worse than those last committed, drawn by city pair.
 *
 * @param committed - undefined when there are none to compare with
 */
export function marketGates(
  markets: readonly MarketRecord[],
  committed: readonly EarlierMarket[] | undefined,
): readonly Comparison[] {
  const before = new Map(committed?.map((market) => [marketKeyOf(market), market]));
  const pairs = markets.flatMap((market): readonly PairedErrors[] => {
    const earlier = before.get(marketKeyOf(market));
    if (!earlier) return [];
    const errors = { before: earlier.error ?? undefined, after: market.error ?? undefined };
    return [{ cluster: cityPairOf(market.market), ...errors }];
  });
  return pairs.length === 0 ? [] : [noWorse('typical', pairs)];
}
