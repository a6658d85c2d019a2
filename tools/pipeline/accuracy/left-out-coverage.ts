import { mean, median, percentile } from '../statistics/quantiles.ts';
import { ROUNDING_KG, type RangedFigure } from './range-coverage.ts';

/** What ranges hold whose width was found on other carriers' figures. */
export type LeftOutCoverage = {
  /** By what the ranges' half-widths are multiplied: the least and the most over the carriers left out [1]. */
  readonly leastScale: number;
  readonly mostScale: number;
  /** Share of the figures inside [1]. */
  readonly share: number;
  /** Median of (high - low) / figure [1]. */
  readonly medianWidth: number;
};

/** Share of published figures that a range is meant to hold [1]. */
const MEANT_SHARE = 0.8;

/** By what a range's half-widths, logarithms of a ratio, must be multiplied to hold its published figure [1]. */
function scaleToHold({ publishedKg, lowKg, ourKg, highKg }: RangedFigure): number {
  if (publishedKg + ROUNDING_KG < ourKg) return Math.log(ourKg / (publishedKg + ROUNDING_KG)) / Math.log(ourKg / lowKg);
  if (publishedKg - ROUNDING_KG > ourKg)
    return Math.log((publishedKg - ROUNDING_KG) / ourKg) / Math.log(highKg / ourKg);
  return 0;
}

/**
 * Leave each carrier out in turn: scale the ranges until they hold 80 % of the other carriers' figures, and count how many of its
 * own they hold then.
 */
export function leftOutCoverage(figures: readonly RangedFigure[]): LeftOutCoverage {
  const scaled = figures.map((figure) => ({ ...figure, scale: scaleToHold(figure) }));
  const carriers = [...Map.groupBy(scaled, ({ carrier }) => carrier)].map(([left, own]) => {
    const others = scaled.filter(({ carrier }) => carrier !== left);
    return {
      own,
      found: percentile(
        others.map(({ scale }) => scale),
        MEANT_SHARE,
      ),
    };
  });
  const found = carriers.map((carrier) => carrier.found);
  const held = carriers.flatMap((carrier) => carrier.own.map(({ scale }) => (scale <= carrier.found ? 1 : 0)));
  const widths = carriers.flatMap((carrier) =>
    carrier.own.map(({ lowKg, ourKg, highKg }) => (highKg / ourKg) ** carrier.found - (lowKg / ourKg) ** carrier.found),
  );
  return {
    leastScale: Math.min(...found),
    mostScale: Math.max(...found),
    share: mean(held),
    medianWidth: median(widths),
  };
}
