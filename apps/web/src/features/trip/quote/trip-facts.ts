import type { Trip } from '@tim/itinerary';
import type { ModelVersion } from '@tim/messages';
import type { CalendarDate } from '@tim/notation';
import { flightComputedBy, typicalComputedBy } from '../../../components/results/computed-by.ts';
import type { ResultFacts } from '../../../components/results/along/result-facts.ts';
import type { LegAnswer } from '../leg-answer.ts';
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

/** Who computed the legs, each once, and by which version. */
export function authorsOf(answers: readonly LegAnswer[]): {
  readonly computedBy: readonly ResultFacts['computedBy'][];
  readonly modelVersion: ModelVersion | undefined;
} {
  const figures = answers.filter((answer) => answer.kind === 'figure');
  const computedBy = figures.map(({ flight, typical }) =>
    flight ? (flightComputedBy(flight) ?? 'label') : typicalComputedBy(typical),
  );
  const [first] = figures;
  return {
    computedBy: [...new Set(computedBy)],
    modelVersion: (first?.flight ?? first?.typical)?.modelVersion,
  };
}
