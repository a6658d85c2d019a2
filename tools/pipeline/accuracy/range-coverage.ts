import { gramsToKilograms } from '@tim/format';
import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean, median } from '../statistics/quantiles.ts';
import type { FigureOutcome } from './ask-figures.ts';

/** How often published figures lie inside the range an estimate states, and how wide the range is. */
export type RangeCoverage = {
  readonly figures: number;
  readonly below: number;
  readonly above: number;
  /** Share inside, with its interval drawn by carrier [1]. */
  readonly share: Interval;
  /** Median of (high - low) / figure, with its interval drawn by carrier [1]. */
  readonly medianWidth: Interval;
};

/** Published figures are whole kilograms. */
export const ROUNDING_KG = 0.5;

/** A published figure and the range of ours, asked with nothing given [kg CO2e]. */
export type RangedFigure = {
  readonly carrier: string;
  readonly publishedKg: number;
  readonly lowKg: number;
  readonly ourKg: number;
  readonly highKg: number;
};

/** The figures whose estimate has a range in their cabin. */
export function rangedFigures(outcomes: readonly FigureOutcome[]): readonly RangedFigure[] {
  return outcomes.flatMap(({ published, result, publishedKg, ourKg }) => {
    const range = result.kind === 'estimated' ? result.range : undefined;
    const [low, high] = [range?.low[published.cabin], range?.high[published.cabin]];
    if (ourKg === undefined || low === undefined || high === undefined) return [];
    return [
      {
        carrier: published.carrier,
        publishedKg,
        lowKg: gramsToKilograms(low),
        ourKg,
        highKg: gramsToKilograms(high),
      },
    ];
  });
}

/** Count published figures inside, below and above; a figure that may be rounded to the range's end is inside. */
export function rangeCoverage(figures: readonly RangedFigure[]): RangeCoverage {
  const clusters = [...Map.groupBy(figures, ({ carrier }) => carrier).values()];
  const below = figures.filter(isBelow).length;
  const above = figures.filter(isAbove).length;
  return {
    figures: figures.length,
    below,
    above,
    share: bootstrapInterval(clusters, (drawn) =>
      mean(drawn.map((figure) => (isBelow(figure) || isAbove(figure) ? 0 : 1))),
    ),
    medianWidth: bootstrapInterval(clusters, (drawn) =>
      median(drawn.map(({ lowKg, ourKg, highKg }) => (highKg - lowKg) / ourKg)),
    ),
  };
}

const isBelow = ({ publishedKg, lowKg }: RangedFigure) => publishedKg + ROUNDING_KG < lowKg;
const isAbove = ({ publishedKg, highKg }: RangedFigure) => publishedKg - ROUNDING_KG > highKg;
