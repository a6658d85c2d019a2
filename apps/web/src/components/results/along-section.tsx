import { ALONG_ID } from '../../content/along-links.ts';
import { RESULTS } from '../../content/results.ts';
import type { AlongProps } from './along/result-facts.ts';
import { Fold } from './fold.tsx';

const bringStatement = async () => (await import('./along/statement.tsx')).Statement;
const bringTakeAlong = async () => (await import('./along/take-along.tsx')).TakeAlong;

/** What a result states of itself, and what of it can be taken along. */
export function AlongSection(props: AlongProps) {
  return (
    <>
      <Fold name="states" summary={RESULTS.statesSummary} bring={bringStatement} props={props} />
      <Fold name={ALONG_ID} summary={RESULTS.alongSummary} bring={bringTakeAlong} props={props} />
    </>
  );
}
