import { RESULTS } from '../result/texts.ts';
import { Fold, laterInFold, type FoldContent } from '../result/fold.tsx';
import type { WhatIfProps } from './what-if-body.tsx';

const Body = laterInFold(async () => (await import('./what-if-body.tsx')).WhatIfBody);

/** The flight's figure with another aircraft, other seats, load, cargo, distance or fuel. */
export function WhatIfSection(content: FoldContent<WhatIfProps>) {
  return <Fold name="what-if" summary={RESULTS.whatIfSummary} Body={Body} {...content} />;
}
