import { TRIP_LIMITS, type TripProblem } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { TRIP } from './texts.ts';

/** Which field of an address breaks which rule. */
export function problemText(problem: TripProblem): string {
  const texts = TRIP.problem;
  switch (problem.kind) {
    case 'no-route':
      return fill(texts[problem.kind], { written: problem.written });
    case 'too-many-legs':
      return fill(texts[problem.kind], { most: TRIP_LIMITS.legs, legs: problem.legs });
    case 'cabins': {
      const { legs, written } = problem;
      return legs > 0 ? fill(texts.cabins.ofLegs, { legs, written }) : fill(texts.cabins.noLegs, { written });
    }
    case 'people':
      return fill(texts.people, { most: TRIP_LIMITS.travellers, written: problem.written });
  }
}
