/** What an answer tells in codes, in the sentences of the page's language; '' where it does not tell, or of codes without words here. */

import type { AircraftFound, TypicalFlightEmissions } from '@tim/messages';
import {
  ownAircraftFound,
  ownClosedAirport,
  ownNotForPassengers,
  ownNumberListing,
  ownStanding,
} from '@tim/words/sentences';
import type { FlightFigures } from './answers.ts';
import type { EmptyReason } from './outcome.ts';
import {
  readAircraftFound,
  readClosedAirport,
  readNotForPassengers,
  readNumberListing,
  readStanding,
} from './read-codes.ts';
import type { OldOption } from './travel-options.ts';

/** Who flies, how the aircraft was found and which cabin it has. */
export function foundText(message: AircraftFound | undefined): string {
  const found = message && readAircraftFound(message);
  return found ? ownAircraftFound(found) : '';
}

/** When the flight number was last entered in the list of flights, or where it is listed, and whether its carrier is in doubt. */
export function listingText({ numberListing, message }: Pick<FlightFigures, 'numberListing' | 'message'>): string {
  if (!numberListing) return '';
  return ownNumberListing({ numberListing: readNumberListing(numberListing) }, (code) => message.placeNames[code]);
}

/** Which airports of a route are closed, each in sentences. */
export function closedTexts({
  closedAirports,
  airportNames,
}: Pick<TypicalFlightEmissions, 'closedAirports' | 'airportNames'>): readonly string[] {
  return closedAirports.map((closed) => ownClosedAirport(readClosedAirport(closed, airportNames)));
}

/** Why nobody can take a flight, and where its passengers go. */
export function notForPassengersText(reason: EmptyReason): string {
  const found = readNotForPassengers(reason);
  return found ? ownNotForPassengers(found) : '';
}

/** Why a route is taken to be flown today, or not. */
export function standingText({ standing }: Pick<OldOption, 'standing'>): string {
  const basis = standing && readStanding(standing);
  return basis ? ownStanding({ basis }) : '';
}
