import type { DistanceFactorBasis, Sourced, Tables } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { Rule } from '../first-answer.ts';

export type DistanceQuestion = {
  readonly route: Pick<Route, 'origin' | 'destination'>;
  /** Set by the caller. */
  readonly given: number | undefined;
};

export type DistanceData = { readonly tables: Pick<Tables, 'distanceFactors'> };

/** One way to the distance adjustment factor. */
export type DistanceFactorRule = Rule<DistanceQuestion, DistanceData, Sourced<number, DistanceFactorBasis>>;
