import type { CabinClass } from '@tim/estimator';
import factors from '../../dist/distance-factors.json' with { type: 'json' };

type Point = (typeof factors.points)[number];

const gramsAt = ({ greatCircleKm, gramsPerKm }: Point, cabin: CabinClass) => greatCircleKm * gramsPerKm[cabin];

/**
 * Well-to-wake emissions of one passenger of whom only the distance is known [g CO2e].
 *
 * Linear in the distance between the table's points, so that a longer flight never has less; proportional to it
 * below the first and above the last.
 *
 * @param greatCircleKm - above 0; no uplift: the factors hold it
 */
export function distanceBasedGrams(greatCircleKm: number, cabin: CabinClass): number {
  const { points } = factors;
  const at = points.findIndex((point) => point.greatCircleKm >= greatCircleKm);
  const upper = points.at(at);
  if (!upper) throw new RangeError('the table of distance factors is empty');
  const lower = at > 0 ? points[at - 1] : undefined;
  if (!lower) return greatCircleKm * upper.gramsPerKm[cabin];
  const part = (greatCircleKm - lower.greatCircleKm) / (upper.greatCircleKm - lower.greatCircleKm);
  return gramsAt(lower, cabin) + part * (gramsAt(upper, cabin) - gramsAt(lower, cabin));
}
