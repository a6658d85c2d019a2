import type { Trip } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import { flightComputedBy, typicalComputedBy } from '../../../shared/api/computed-by.ts';
import type { Origin } from '../../facts/stated.ts';
import { legFigures, type LegAnswer } from '../leg-answer.ts';
import type { TripSum } from '../trip-sum.ts';

/** What is quoted of a trip. */
export type TripFacts = {
  readonly trip: Trip;
  /** One for each leg. */
  readonly answers: readonly LegAnswer[];
  readonly sum: TripSum;
  /** Where the result is found again. */
  readonly address: string;
  /** The visitor's day. */
  readonly madeOn: CalendarDate;
};

/** Who computed the legs, by the first one's version. */
export function originOf({ answers, address, madeOn }: TripFacts): Origin {
  const figures = legFigures(answers);
  const computedBy = figures.map(({ flight, typical }) =>
    flight ? (flightComputedBy(flight) ?? 'label') : typicalComputedBy(typical),
  );
  const [first] = figures;
  return {
    computedBy: [...new Set(computedBy)],
    modelVersion: (first?.flight ?? first?.typical)?.modelVersion,
    engineVersion: undefined,
    address,
    madeOn,
  };
}
