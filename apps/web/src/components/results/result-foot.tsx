import { lazy, Suspense } from 'react';
import { inTime } from '../../api/in-time.ts';
import { RESULTS } from '../../content/results.ts';
import { Text } from '../typography.tsx';
import type { AlongProps } from './along/result-facts.ts';

/** Longest to wait before saying that it does not come [ms]. */
const LOAD_LIMIT_MS = 20_000;

const Missing = () => <Text mt="6">{RESULTS.footFailed}</Text>;

const Parts = lazy(() =>
  inTime(import('./foot-parts.tsx'), LOAD_LIMIT_MS, () => new Error('The foot did not come.')).then(
    ({ FootParts }) => ({ default: FootParts }),
    () => ({ default: Missing }),
  ),
);

/** What stands below a result's tables: it comes with the result, since nobody needs it before. */
export function ResultFoot(props: AlongProps) {
  return (
    <Suspense fallback={null}>
      <Parts {...props} />
    </Suspense>
  );
}
