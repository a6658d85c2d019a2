import { ALONG_ID } from '../result/open-folds.ts';
import { RESULTS } from '../result/texts.ts';
import type { AlongProps } from '../facts/result-facts.ts';
import type { Note } from '../notes/note.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';

const Details = laterInFold(async () => (await import('./statement.tsx')).Details);
const TakeAlong = laterInFold(async () => (await import('./take-along.tsx')).TakeAlong);

/** What a reader of the figures should know about them, and what a result states of itself. */
export function StatementSection(content: FoldContent<AlongProps & { readonly notes: readonly Note[] }>) {
  return <Fold name="states" summary={RESULTS.statesSummary} Body={Details} {...content} />;
}

/** What of a result can be taken along. */
export function QuoteSection(content: FoldContent<AlongProps>) {
  return <Fold name={ALONG_ID} summary={RESULTS.alongSummary} Body={TakeAlong} {...content} />;
}
