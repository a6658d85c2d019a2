import type { TripLeg } from '@tim/itinerary';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { TripFigures, TripQuestion } from '../../api/trip-api.ts';
import { failureText } from '../../components/results/failure-text.ts';
import { emptyReasonText } from '../../components/results/unavailable-text.ts';
import { EMPTY_FLIGHT, EMPTY_ROUTE } from '../../content/calculator.ts';
import { TRIP } from '../../content/trip.ts';
import type { RangedLeg } from './combined-range.ts';
import { placeOf, type LegQuestion } from './leg-question.ts';

/** The flight's own answer, or what is typical of the route, with what a flight that is named in part still needs. */
type LegSource =
  | { readonly flight: FlightFigures; readonly typical?: undefined }
  | { readonly flight?: undefined; readonly typical: TypicalFigures; readonly note: string };

/** What is known of a leg, in its cabin. */
export type LegAnswer =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'figure';
      /** Of one person [kg CO2e]. */
      readonly kg: number;
      readonly range: RangedLeg | undefined;
    } & LegSource)
  | { readonly kind: 'none'; readonly reasons: readonly string[]; readonly isFailure: boolean };

/** @param figures - undefined while they are on their way */
export function legAnswer(
  leg: TripLeg,
  question: LegQuestion | undefined,
  asked: TripQuestion,
  figures: TripFigures | undefined,
): LegAnswer {
  if (question?.kind === 'wrong') return { kind: 'none', reasons: question.problems, isFailure: false };
  if (question === undefined || figures === undefined) return { kind: 'loading' };
  if (question.kind === 'flight') {
    const outcome = figures.flights[placeOf(asked.flights, question.flight)];
    if (outcome?.kind !== 'result') return noneOf(outcome, EMPTY_FLIGHT.title);
    const flight = outcome.response;
    return figureOf(leg, flight, leg.operatingCarrierCode, { flight });
  }
  const outcome = figures.markets[placeOf(asked.markets, question.market)];
  if (outcome?.kind !== 'result') return noneOf(outcome, EMPTY_ROUTE.title);
  const typical = outcome.response;
  const route = [leg.origin, leg.destination].toSorted().join('-');
  return figureOf(leg, typical, route, { typical, note: question.note });
}

function figureOf(
  { cabin }: TripLeg,
  { wellToWakeKg, range }: Pick<FlightFigures, 'wellToWakeKg' | 'range'>,
  group: string,
  source: LegSource,
): LegAnswer {
  const [kg, lowKg, highKg] = [wellToWakeKg[cabin], range?.lowKg[cabin], range?.highKg[cabin]];
  if (!kg) return { kind: 'none', reasons: [TRIP.noCabin], isFailure: false };
  const isRanged = range !== undefined && lowKg !== undefined && highKg !== undefined;
  const ranged = isRanged ? { kg, lowKg, highKg, group } : undefined;
  return { kind: 'figure', kg, range: ranged, ...source };
}

function noneOf(outcome: Exclude<Outcome<never>, { readonly kind: 'result' }> | undefined, title: string): LegAnswer {
  if (outcome?.kind === 'failed') return { kind: 'none', reasons: [failureText(outcome.code)], isFailure: true };
  const reason = outcome && emptyReasonText(outcome.reason);
  return { kind: 'none', reasons: reason === undefined ? [title] : [title, reason], isFailure: false };
}
