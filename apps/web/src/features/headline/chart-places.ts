/** Where the cabins' figures are drawn, on one axis from zero. */

import type { FigureBar } from '@tim/figure';
import { axisEndKg } from '@tim/format';
import { CABIN_CLASSES } from '@tim/engine';
import type { KilogramsPerPassenger } from '@tim/format';
import type { TypicalFigures } from '../../shared/api/answers.ts';

/** Figures, with their range where there is one. */
export type Figures = Pick<TypicalFigures, 'wellToWakeKg' | 'range'>;

/** Cabins that an aircraft does not have, or no way to fly a route. */
export type Missing = ReadonlySet<string>;

/** A share as a length. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Where the axis ends that all cabins have in common, which begins at zero. */
export function chartEndKg({ wellToWakeKg, range }: Figures, missing: Missing): number {
  const shown = CABIN_CLASSES.filter((cabin) => !missing.has(cabin));
  return axisEndKg(Math.max(1, ...shown.flatMap((cabin) => [wellToWakeKg[cabin] ?? 0, range?.highKg[cabin] ?? 0])));
}

/** Of all cabins on that axis: figure, range, and what is typical of the route. */
function chartPlaces(figures: Figures, missing: Missing, usual: KilogramsPerPassenger) {
  const end = chartEndKg(figures, missing);
  const shareOf = (kg: number) => percent(Math.min(kg, end) / end);
  return Object.fromEntries(
    CABIN_CLASSES.flatMap((cabin) => {
      const kg = missing.has(cabin) ? 0 : (figures.wellToWakeKg[cabin] ?? 0);
      const [lowKg, highKg] = [figures.range?.lowKg[cabin] ?? kg, figures.range?.highKg[cabin] ?? kg];
      const usualKg = kg > 0 ? (usual[cabin] ?? 0) : 0;
      return [
        [`--${cabin}`, shareOf(kg)],
        [`--${cabin}-shown`, kg > 0 ? 'visible' : 'hidden'],
        [`--${cabin}-low`, shareOf(lowKg)],
        [`--${cabin}-width`, shareOf(highKg - lowKg)],
        [`--${cabin}-usual`, shareOf(usualKg)],
        [`--${cabin}-mark`, usualKg > 0 ? 'visible' : 'hidden'],
      ];
    }),
  ) as Record<`--${string}`, string>;
}

/** A figure and its range, as far as they are known. */
type Shown = { readonly [name in 'kg' | 'lowKg' | 'highKg']?: number | undefined };

/** Where the axis of a figure ends, which begins at zero. */
export function endOf({ kg = 0, highKg = 0 }: Shown, usual = 0): number {
  return axisEndKg(Math.max(1, kg, highKg, usual));
}

/** Where one figure, its range and what is typical of the route are on its axis, as shares of it. */
export type Bar = Pick<FigureBar, 'low' | 'high' | 'figure' | 'typical'>;

/** Undefined where there is no figure. */
export function barOf({ kg, lowKg, highKg }: Shown, usual = 0): Bar | undefined {
  if (kg === undefined) return undefined;
  const end = endOf({ kg, highKg }, usual);
  return {
    low: (lowKg ?? kg) / end,
    high: (highKg ?? kg) / end,
    figure: kg / end,
    typical: usual > 0 ? usual / end : undefined,
  };
}

/** The same as variables of the drawing. */
function barPlaces({ low, high, figure, typical = 0 }: Bar) {
  return {
    '--low': percent(low),
    '--width': percent(high - low),
    '--figure': percent(figure),
    '--typical': percent(typical),
    '--bar': 'visible',
    '--mark': typical > 0 ? 'visible' : 'hidden',
    // The label ends at its mark, or begins there where there is no room before it.
    '--shift': typical > 0.5 ? '-100%' : '0%',
  };
}

/** The headline's figure and all cabins as they are drawn, beside what is typical of the route. */
export function drawingOf(
  figures: Figures,
  missing: Missing,
  figure: Shown,
  usual?: number,
  usualOfCabins: KilogramsPerPassenger = {},
) {
  const bar = barOf(figure, usual);
  return { bar, places: { ...(bar && barPlaces(bar)), ...chartPlaces(figures, missing, usualOfCabins) } };
}
