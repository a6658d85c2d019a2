import { given } from '../given.ts';
import type { DistanceFactorRule } from './distance-rule.ts';

/** The factor the caller set. */
export const givenDistanceFactor: DistanceFactorRule = (question) => given(question.given);
