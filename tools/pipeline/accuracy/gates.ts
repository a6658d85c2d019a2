import type { CabinClass } from '@tim/estimator';
import type { EarlierFlight, EarlierMarket } from './figure-rows.ts';
import { keyOf, type FlightFigure } from './flight-figures.ts';
import type { Findings } from './findings.ts';
import { isGolden } from './golden-cases.ts';
import { pairedChange, type PairedErrors } from './paired-change.ts';
import { signedPercent } from './report/numbers.ts';
import { cityPairOf, type MarketRecord } from './typical-markets.ts';

/** A condition that fails `--check` when it is not met. */
export type Gate = {
  readonly name: string;
  readonly isMet: boolean;
  /** What it is and what it should be. */
  readonly detail: string;
};

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
 * The golden cases to their rounding, and today's figures no worse than those last committed, beyond noise: a gate fails when errors are
 * larger with 95 % confidence.
 *
 * @param committed - flights last committed; undefined when there are none to compare with
 */
export function gates(
  { golden }: Pick<Findings, 'golden'>,
  flights: readonly FlightFigure[],
  committed: readonly EarlierFlight[] | undefined,
): readonly Gate[] {
  const exactFigures = golden.filter(isGolden).length;
  return [
    {
      name: 'golden cases',
      isMet: exactFigures === golden.length,
      detail: `${exactFigures} of ${golden.length} figures as published`,
    },
    ...(committed ? COMPARED.flatMap((compared) => comparedGate(compared, flights, committed)) : []),
  ];
}

function comparedGate(
  { name, cabin, errorOf }: (typeof COMPARED)[number],
  flights: readonly FlightFigure[],
  committed: readonly EarlierFlight[],
): readonly Gate[] {
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

function noWorse(name: string, pairs: readonly PairedErrors[]): Gate {
  const { value, low, high } = pairedChange(pairs);
  return {
    name: `${name}: no worse than last committed`,
    isMet: low <= 0,
    detail: `mean error changed by ${signedPercent(value)} (${signedPercent(low)} to ${signedPercent(high)}) on ${pairs.length} figures`,
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
): readonly Gate[] {
  const before = new Map(committed?.map((market) => [marketKeyOf(market), market]));
  const pairs = markets.flatMap((market): readonly PairedErrors[] => {
    const earlier = before.get(marketKeyOf(market));
    if (!earlier) return [];
    const errors = { before: earlier.error ?? undefined, after: market.error ?? undefined };
    return [{ cluster: cityPairOf(market.market), ...errors }];
  });
  return pairs.length === 0 ? [] : [noWorse('typical', pairs)];
}

/** True when no gate fails. */
export function passes(all: readonly Gate[]): boolean {
  return all.every(({ isMet }) => isMet);
}
