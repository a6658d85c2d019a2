import { RESULTS } from '../result/texts.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';
import type { OthersProps } from './other-methods-body.tsx';

const Body = laterInFold(async () => (await import('./other-methods-body.tsx')).OthersBody);

/** What other methods say of the same flight. */
export function OthersSection(content: FoldContent<OthersProps>) {
  return <Fold name="others" summary={RESULTS.othersSummary} Body={Body} {...content} />;
}
