/** The sentences about an answer in the language of this program, each by itself: a page that says one loads no other words. */
import { OWN_MANNER } from '@tim/languages';
import { aircraftFoundWords } from '../aircraft-found.ts';
import { AIRCRAFT_FOUND } from '../messages/en/aircraft-found.ts';
import { NOT_FOR_PASSENGERS } from '../messages/en/not-for-passengers.ts';
import { NUMBER_LISTING } from '../messages/en/number-listing.ts';
import { PARTS } from '../messages/en/parts.ts';
import { STANDING } from '../messages/en/standing.ts';
import { UNAVAILABLE } from '../messages/en/unavailable.ts';
import { closedAirportWords, notForPassengersWords } from '../not-for-passengers.ts';
import { numberListingWords } from '../number-listing.ts';
import { standingWords } from '../standing.ts';
import { unavailableWords } from '../unavailable.ts';

export const ownAircraftFound = /* @__PURE__ */ aircraftFoundWords(AIRCRAFT_FOUND, PARTS);
export const ownClosedAirport = /* @__PURE__ */ closedAirportWords(NOT_FOR_PASSENGERS, PARTS, OWN_MANNER);
export const ownNotForPassengers = /* @__PURE__ */ notForPassengersWords(NOT_FOR_PASSENGERS, PARTS, OWN_MANNER);
export const ownNumberListing = /* @__PURE__ */ numberListingWords(NUMBER_LISTING, PARTS, OWN_MANNER);
export const ownStanding = /* @__PURE__ */ standingWords(STANDING, OWN_MANNER);
export const ownUnavailable = /* @__PURE__ */ unavailableWords(UNAVAILABLE, PARTS, ownNotForPassengers);
