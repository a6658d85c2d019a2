import { ALONG_ID } from '../result/open-folds.ts';
import { RESULTS } from '../result/texts.ts';
import type { AlongProps } from '../facts/result-facts.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';

const TakeAlong = laterInFold(async () => (await import('./take-along.tsx')).TakeAlong);

/** What of a result can be taken along. */
export function QuoteSection(content: FoldContent<AlongProps>) {
  return <Fold name={ALONG_ID} summary={RESULTS.alongSummary} Body={TakeAlong} {...content} />;
}
