import { toFlight, toMarket, type TripLeg } from '@tim/itinerary';
import type { Flight, Market } from '@tim/messages';
import { hasErrorState, helperText, isFlightLegValid, type FieldName } from '@tim/validation';
import type { TripQuestion } from '../../shared/api/trip-api.ts';
import { FIELD_LABELS, FORM } from '../../shared/form/texts.ts';
import { JOIN } from '../../shared/join.ts';

/** What a leg is looked up as. */
export type LegQuestion =
  | { readonly kind: 'flight'; readonly flight: Flight }
  /** `note`: what a leg that names a part of a flight still needs to be one; empty where it names none. */
  | { readonly kind: 'route'; readonly market: Market; readonly note: string }
  /** Nothing is asked. */
  | { readonly kind: 'wrong'; readonly problems: readonly string[] };

const AIRPORTS: readonly FieldName[] = ['origin', 'destination'];
const FLIGHT: readonly FieldName[] = ['operatingCarrierCode', 'flightNumber', 'departureDate'];

/**
 * A leg with carrier, number and date is that flight; any other is its route. One with something written that breaks
 * its field's rule is not looked up, lest its figure stand for another.
 *
 * @param today - the visitor's date, YYYYMMDD
 */
export function legQuestion(leg: TripLeg, today: string): LegQuestion {
  if (isFlightLegValid(leg, today)) return { kind: 'flight', flight: toFlight(leg) };
  const problems = [
    ...stillNeeded(leg, AIRPORTS),
    ...[...AIRPORTS, ...FLIGHT]
      .filter((field) => hasErrorState(field, leg[field], today))
      .map((field) => {
        const message = helperText(field, leg[field], today) ?? '';
        // The date's messages name it themselves.
        return field === 'departureDate' ? message : JOIN.labelled(FIELD_LABELS[field], message);
      }),
  ];
  if (problems.length > 0) return { kind: 'wrong', problems };
  const isFlightNamed = leg.operatingCarrierCode !== '' || leg.flightNumber !== '';
  return { kind: 'route', market: toMarket(leg), note: isFlightNamed ? stillNeeded(leg, FLIGHT).join('') : '' };
}

function stillNeeded(leg: TripLeg, fields: readonly FieldName[]): readonly string[] {
  const empty = fields.filter((field) => leg[field] === '').map((field) => FIELD_LABELS[field]);
  return empty.length === 0 ? [] : [`${FORM.stillNeeded} ${JOIN.clauses(empty)}${JOIN.stop}`];
}

/** Everything that a trip asks, each flight and each route once. */
export function tripQuestion(questions: readonly LegQuestion[]): TripQuestion {
  return {
    flights: distinct(questions.flatMap((question) => (question.kind === 'flight' ? [question.flight] : []))),
    markets: distinct(questions.flatMap((question) => (question.kind === 'route' ? [question.market] : []))),
  };
}

/** Where the answer to one of a trip's questions stands. */
export function placeOf<Item>(items: readonly Item[], item: Item): number {
  const wanted = JSON.stringify(item);
  return items.findIndex((other) => JSON.stringify(other) === wanted);
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => placeOf(items, item) === index);
}
