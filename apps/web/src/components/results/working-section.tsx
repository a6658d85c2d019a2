import type { AircraftUsed, Working } from '@tim/messages';
import type { FiguresRange } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { FoldedSection } from './folded-section.tsx';

export type WorkingProps = {
  readonly working: Working;
  readonly range: FiguresRange | undefined;
  /** The one the figures stand for; undefined where the answer does not say. */
  readonly aircraft?: AircraftUsed | undefined;
};

const bring = async () => (await import('./working/working-body.tsx')).WorkingBody;

/** How a figure came about, folded. */
export function WorkingSection(props: WorkingProps) {
  return <FoldedSection section="working" summary={RESULTS.workingSummary} bring={bring} properties={props} />;
}
