import { ENGINE_VERSION } from '@tim/engine';
import type { Estimator } from '@tim/estimator';
import type { AnsweredWith } from './answer-columns.ts';

/** Version of the method and date of the tables: "3.0.0.20261123". */
function modelVersionOf({ modelVersion }: Pick<Estimator, 'modelVersion'>): string {
  const { major, minor, patch, dated } = modelVersion;
  return `${major}.${minor}.${patch}.${dated}`;
}

/** What makes an estimator's answers; without a hash where its tables came without. */
export const madeWith = (estimator: Pick<Estimator, 'modelVersion' | 'dataHash'>): AnsweredWith => ({
  engineVersion: ENGINE_VERSION,
  modelVersion: modelVersionOf(estimator),
  dataHash: estimator.dataHash ?? '',
});
