import { ALONG_ID } from '../result/open-folds.ts';
import { RESULTS } from '../result/texts.ts';
import type { ShareProps } from '../facts/result-facts.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';

const ShareBody = laterInFold(async () => (await import('./share.tsx')).ShareBody);

/** What of a result can be taken along. */
export function QuoteSection(content: FoldContent<ShareProps>) {
  return <Fold name={ALONG_ID} summary={RESULTS.alongSummary} Body={ShareBody} {...content} />;
}
