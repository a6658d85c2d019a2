import type { DistanceFactorBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import type { DistanceData, DistanceFactorRule, DistanceQuestion } from './distance-rule.ts';
import { givenDistanceFactor } from './given.ts';
import { publishedDistanceFactor } from './published.ts';

/** How much longer flights are than the great circle: the rules in the order they are tried. */
const TIERS: readonly DistanceFactorRule[] = [givenDistanceFactor, publishedDistanceFactor];

/** Flown / great-circle distance [1]. */
export function distanceAdjustmentFactor(
  question: DistanceQuestion,
  data: DistanceData,
): Sourced<number, DistanceFactorBasis> {
  const factor = firstAnswer(TIERS, question, data);
  if (!factor) throw new RangeError('no rule gave a distance adjustment factor');
  return factor;
}
