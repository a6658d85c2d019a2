import type { FlightFigures } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { FoldedSection } from './folded-section.tsx';

export type OthersProps = {
  /** IATA codes of the airports. */
  readonly origin: string;
  readonly destination: string;
  readonly answer: FlightFigures;
};

const bring = async () => (await import('./others/others-body.tsx')).OthersBody;

/** What other methods say of the same flight, folded. */
export function OthersSection(props: OthersProps) {
  return <FoldedSection section="others" summary={RESULTS.othersSummary} bring={bring} properties={props} />;
}
