import type { KilogramsPerPassenger } from '@tim/format';
import { cabinsOf, type Trip, type TripLeg } from '@tim/itinerary';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import type { Outcome, Settled } from '../../shared/api/outcome.ts';
import type { TripFigures, TripQuestion } from '../../shared/api/trip-api.ts';
import { emptyReasonText } from '../no-answer/unavailable-text.ts';
import { oneIn, sumOf, type Shares } from '../headline/asked-figure.ts';
import { directFirst, type DirectFirst } from '../headline/direct-first.ts';
import { missingCabinTexts, rareCabinTexts } from '../headline/rare-cabin-texts.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { namesIn } from '../question/subject.ts';
import { EMPTY_FLIGHT, EMPTY_ROUTE } from '../no-answer/texts.ts';
import { TRIP } from './texts.ts';
import type { RangedLeg } from './combined-range.ts';
import { placeOf, type LegQuestion } from './leg-question.ts';

/** The flight's own answer, or what is typical of the route, with what a flight that is named in part still needs. */
type LegSource =
  | { readonly flight: FlightFigures; readonly typical?: undefined; readonly ways?: undefined }
  | {
      readonly flight?: undefined;
      readonly typical: TypicalFigures;
      readonly note: string;
      /** Which flights count: direct ones, connections where no direct one is known, or both where that is wanted. */
      readonly ways?: 'direct' | 'connections' | 'all';
    };

/** A leg's figure, in its cabin. */
export type LegFigure = {
  /** Of one person in the leg's cabin, or of all where they sit in several [kg CO2e]. */
  readonly kg: number;
  readonly range: RangedLeg | undefined;
  /** A sentence for each of its cabins that the aircraft, or most ways to fly the route, have not: a trip counts it all the same. */
  readonly cabinNotes: readonly string[];
} & LegSource;

/** Why a leg has no figure, in sentences, and what the answer that says so calls its places. */
export type LegProblem = {
  readonly sentences: readonly string[];
  readonly placeNames?: Readonly<Record<string, string>>;
};

/** What is known of a leg. */
export type LegAnswer = Outcome<LegFigure, LegProblem>;

/**
 * @param figures - undefined while they are on their way
 * @param trip - who fly in which cabin, where those are several, and whether connections count
 */
export function legAnswer(
  leg: TripLeg,
  question: LegQuestion | undefined,
  asked: TripQuestion,
  figures: TripFigures | undefined,
  { byCabin, isTypical }: Pick<Trip, 'byCabin' | 'isTypical'> = {},
): LegAnswer {
  const shares = byCabin ? cabinsOf(byCabin) : oneIn(leg.cabin);
  if (question?.kind === 'wrong') return { kind: 'empty', reason: { sentences: question.problems } };
  if (question === undefined || figures === undefined) return { kind: 'loading' };
  if (question.kind === 'flight') {
    const outcome = figures.flights[placeOf(asked.flights, question.flight)];
    if (outcome?.kind !== 'result') return noneOf(outcome, 'flight');
    const flight = outcome.response;
    const cabinNotes = missingCabinTexts(flight, shares);
    return figureOf(shares, flight, leg.operatingCarrierCode, { flight, cabinNotes });
  }
  const outcome = figures.markets[placeOf(asked.markets, question.market)];
  if (outcome?.kind !== 'result') return noneOf(outcome, 'route');
  const typical = outcome.response;
  const route = [leg.origin, leg.destination].toSorted().join('-');
  const shown = directFirst(typical, isTypical);
  const ways = isTypical && typical.direct ? 'all' : waysOf(typical, shown, shares);
  const cabinNotes = rareCabinTexts(shown, shares);
  return figureOf(shares, shown, route, { typical, note: question.note, cabinNotes, ...(ways && { ways }) });
}

/** Of one person in each cabin [kg CO2e]. */
export const legKilograms = ({ flight, typical, ways }: LegFigure): KilogramsPerPassenger =>
  flight ? flight.wellToWakeKg : directFirst(typical, ways === 'all').wellToWakeKg;

/** Undefined where direct flights are known, and none of them has the cabin: the figure is then of all ways. */
function waysOf(
  typical: TypicalFigures,
  { direct }: DirectFirst,
  shares: Shares,
): 'direct' | 'connections' | undefined {
  if (shares.every(([cabin]) => direct.has(cabin))) return 'direct';
  return typical.direct === undefined && typical.message.changeAirportCodes.length > 0 ? 'connections' : undefined;
}

function figureOf(
  shares: Shares,
  { wellToWakeKg, range }: Pick<FlightFigures, 'wellToWakeKg' | 'range'>,
  group: string,
  source: LegSource & Pick<LegFigure, 'cabinNotes'>,
): LegAnswer {
  const [kg, lowKg, highKg] = [wellToWakeKg, range?.lowKg, range?.highKg].map((ends) => sumOf(ends, shares));
  if (kg === undefined) return { kind: 'empty', reason: { sentences: [TRIP.noCabin] } };
  const isRanged = range !== undefined && lowKg !== undefined && highKg !== undefined;
  const ranged = isRanged ? { kg, lowKg, highKg, group } : undefined;
  return { kind: 'result', response: { kg, range: ranged, ...source } };
}

function noneOf(
  outcome: Exclude<Settled<never>, { readonly kind: 'result' }> | undefined,
  of: 'route' | 'flight',
): LegAnswer {
  if (outcome?.kind === 'failed') return outcome;
  const { title } = of === 'flight' ? EMPTY_FLIGHT : EMPTY_ROUTE;
  const reason = outcome && emptyReasonText(outcome.reason, of);
  const sentences = reason === undefined ? [title] : [title, reason];
  return { kind: 'empty', reason: { sentences, placeNames: outcome?.reason.placeNames ?? {} } };
}

/** What the answers call the places that they name by code. */
export function tripNames(answers: readonly LegAnswer[]): NameOf {
  const names = answers.flatMap((answer): readonly NameOf[] => {
    if (answer.kind === 'result') return [namesIn(answer.response.flight ?? answer.response.typical)];
    return answer.kind === 'empty' ? [(code) => answer.reason.placeNames?.[code]] : [];
  });
  return (code) => names.map((nameOf) => nameOf(code)).find((name) => name !== undefined);
}

/** Of the legs that have one. */
export function legFigures(answers: readonly LegAnswer[]): readonly LegFigure[] {
  return answers.flatMap((answer) => (answer.kind === 'result' ? [answer.response] : []));
}
