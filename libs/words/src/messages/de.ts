import { AIRCRAFT_FOUND } from './de/aircraft-found.ts';
import { EDITION } from './de/edition.ts';
import { NOT_FOR_PASSENGERS } from './de/not-for-passengers.ts';
import { NUMBER_LISTING } from './de/number-listing.ts';
import { PARTS } from './de/parts.ts';
import { QUANTITIES } from './de/quantities.ts';
import { STANDING } from './de/standing.ts';
import { STEPS } from './de/steps.ts';
import { UNAVAILABLE } from './de/unavailable.ts';
import type { Messages } from './en.ts';

export const MESSAGES: Messages = {
  aircraftFound: AIRCRAFT_FOUND,
  edition: EDITION,
  notForPassengers: NOT_FOR_PASSENGERS,
  numberListing: NUMBER_LISTING,
  parts: PARTS,
  quantities: QUANTITIES,
  standing: STANDING,
  steps: STEPS,
  unavailable: UNAVAILABLE,
};
