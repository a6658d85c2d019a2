import { RESULTS } from '../result/texts.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';
import type { WorkingProps } from './working-body.tsx';

const Body = laterInFold(async () => (await import('./working-body.tsx')).WorkingBody);

/** How a figure came about. */
export function WorkingSection(content: FoldContent<WorkingProps>) {
  return <Fold name="working" summary={RESULTS.workingSummary} Body={Body} {...content} />;
}
