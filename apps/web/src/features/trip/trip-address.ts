import { formatTrip, parseTrip, type ParsedTrip, type Question, type Trip, type TripLeg } from '@tim/itinerary';
import { tripShape } from './trip-shape.ts';
import { PAGES } from '../../config/pages.ts';
import { itineraryInAddress, queryText } from '../question/question-address.ts';

/** What a trip's address holds. */
export function parseTripQuery(search: string): ParsedTrip {
  const parameters = new URLSearchParams(search);
  const textOf = (name: string) => parameters.get(name) ?? '';
  return parseTrip({
    itinerary: itineraryInAddress(parameters),
    // A trip has a cabin a leg; one for all is read by the calculator's name of it as well.
    cabins: textOf('cabins') || textOf('cabin'),
    people: textOf('people'),
    airline: textOf('airline'),
    flights: textOf('flights'),
  });
}

/** The address of a trip. */
export function tripAddress(trip: Trip): string {
  const given = Object.entries(formatTrip(trip)).filter(([, value]) => value !== '');
  return PAGES.trip + queryText(new URLSearchParams(given));
}

/** What a leg's own page asks: who fly, in which cabin, and back as well where the trip is the leg there and back. */
export function legQuestionOf({ legs, travellers, byCabin, airline = '' }: Trip, leg: TripLeg): Question {
  return {
    cabin: byCabin ? undefined : leg.cabin,
    people: { count: travellers, byCabin },
    isReturn: legs.length === 2 && tripShape(legs)?.isReturn === true,
    airline,
  };
}
