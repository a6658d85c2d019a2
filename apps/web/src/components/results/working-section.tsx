import type { AircraftUsed, Working } from '@tim/messages';
import type { FiguresRange } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { Fold } from './fold.tsx';

export type WorkingProps = {
  readonly working: Working;
  readonly range: FiguresRange | undefined;
  /** The one the figures stand for; undefined where the answer does not say. */
  readonly aircraft?: AircraftUsed | undefined;
};

const bring = async () => (await import('./working/working-body.tsx')).WorkingBody;

/** How a figure came about. */
export function WorkingSection(props: WorkingProps) {
  return <Fold name="working" summary={RESULTS.workingSummary} bring={bring} props={props} />;
}
