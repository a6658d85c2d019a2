import type { FlightFigures } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { Fold } from './fold.tsx';

export type OthersProps = {
  /** IATA codes of the airports. */
  readonly origin: string;
  readonly destination: string;
  readonly answer: FlightFigures;
};

const bring = async () => (await import('./others/others-body.tsx')).OthersBody;

/** What other methods say of the same flight. */
export function OthersSection(props: OthersProps) {
  return <Fold name="others" summary={RESULTS.othersSummary} bring={bring} props={props} />;
}
