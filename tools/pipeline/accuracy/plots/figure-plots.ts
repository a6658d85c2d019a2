import type { CabinClass } from '@tim/estimator';
import { flightText, type FigureOutcome } from '../ask-figures.ts';
import { signedError } from '../error-statistics.ts';
import { signedPercent } from '../report/numbers.ts';
import { drawing, FRAME, horizontalAxis, legend, line, logScale, marker, verticalAxis, type Tick } from './chart.ts';

/** Cabins with published figures enough for a plot. */
export const PLOTTED_CABINS = ['economy', 'business', 'first'] as const satisfies readonly CabinClass[];
type PlottedCabin = (typeof PLOTTED_CABINS)[number];

/** Ends of the axes [kg CO2e]. */
const AXES: Readonly<Record<PlottedCabin, readonly [from: number, to: number]>> = {
  economy: [20, 2000],
  business: [40, 4000],
  first: [40, 6000],
};

const TICKS: readonly Tick[] = [20, 50, 100, 200, 500, 1000, 2000, 5000].map((at) => ({ at, label: String(at) }));

/** Off by this, either way, are the dashed lines [1]. */
const BAND = 0.1;

/** Our figures with nothing given over the published ones, both axes logarithmic, with lines at 10 % off. */
export function estimateAgainstPublished(figures: readonly FigureOutcome[], cabin: PlottedCabin): string {
  const [from, to] = AXES[cabin];
  const x = logScale(from, to, FRAME.left, FRAME.right);
  const y = logScale(from, to, FRAME.bottom, FRAME.top);
  const ticks = TICKS.filter(({ at }) => at >= from && at <= to);
  const diagonal = (factor: number, dash: string) => {
    const start = Math.max(from, from / factor);
    const end = Math.min(to, to / factor);
    return line(x(start), y(start * factor), x(end), y(end * factor), '#888888', dash);
  };
  return drawing(
    `Estimate against published figure, ${cabin}, kg CO2e per passenger`,
    horizontalAxis(x, ticks, 'published (kg CO2e)'),
    verticalAxis(y, ticks, 'estimate'),
    diagonal(1, ''),
    diagonal(1 + BAND, '4 4'),
    diagonal(1 / (1 + BAND), '4 4'),
    ...figures.flatMap((figure) => {
      const { published, publishedKg, ourKg, naming } = figure;
      if (published.cabin !== cabin || ourKg === undefined) return [];
      const tooltip = `${flightText(figure)}: ${signedPercent(signedError(ourKg, publishedKg))}`;
      return [marker(naming, x(publishedKg), y(ourKg), tooltip)];
    }),
    legend(),
  );
}
