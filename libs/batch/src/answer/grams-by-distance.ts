import type { CabinClass } from '@tim/estimator';
import type { DistanceFactorPoint, DistanceFactors } from '../distance-factors.ts';

const gramsAt = ({ greatCircleKm, gramsPerKm }: DistanceFactorPoint, cabin: CabinClass) =>
  greatCircleKm * gramsPerKm[cabin];

/**
 * Well-to-wake emissions of one passenger of whom only the distance is known [g CO2e].
 *
 * Linear in the distance between the table's points, so that a longer flight never has less; proportional to it
 * below the first and above the last. The great-circle distance [km] is above 0 and without uplift: the factors hold it.
 *
 * @throws RangeError if the table is empty
 */
export function gramsByDistance({ points }: DistanceFactors): (greatCircleKm: number, cabin: CabinClass) => number {
  return (greatCircleKm, cabin) => {
    const at = points.findIndex((point) => point.greatCircleKm >= greatCircleKm);
    const upper = points.at(at);
    if (!upper) throw new RangeError('the table of distance factors is empty');
    const lower = at > 0 ? points[at - 1] : undefined;
    if (!lower) return greatCircleKm * upper.gramsPerKm[cabin];
    const part = (greatCircleKm - lower.greatCircleKm) / (upper.greatCircleKm - lower.greatCircleKm);
    return gramsAt(lower, cabin) + part * (gramsAt(upper, cabin) - gramsAt(lower, cabin));
  };
}
