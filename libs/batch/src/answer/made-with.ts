import { ENGINE_VERSION } from '@tim/engine';
import type { Estimator } from '@tim/estimator';
import type { AnsweredWith } from './answer-columns.ts';

/** What makes an estimator's answers; without a hash where its tables came without. */
export function madeWith({ modelVersion, dataHash = '' }: Pick<Estimator, 'modelVersion' | 'dataHash'>): AnsweredWith {
  const { major, minor, patch, dated } = modelVersion;
  return { engineVersion: ENGINE_VERSION, modelVersion: `${major}.${minor}.${patch}.${dated}`, dataHash };
}
