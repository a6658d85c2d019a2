import type { ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { Fold } from './fold.tsx';

export type WhatIfProps = { readonly entry: ItineraryEntry; readonly answer: FlightFigures };

const bring = async () => (await import('./what-if/what-if-body.tsx')).WhatIfBody;

/** The flight's figure with another aircraft, other seats, load, cargo, distance or fuel. */
export function WhatIfSection(props: WhatIfProps) {
  return <Fold name="what-if" summary={RESULTS.whatIfSummary} bring={bring} props={props} />;
}
