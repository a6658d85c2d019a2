import { AIRCRAFT_FOUND } from './es/aircraft-found.ts';
import { EDITION } from './es/edition.ts';
import { NOT_FOR_PASSENGERS } from './es/not-for-passengers.ts';
import { NUMBER_LISTING } from './es/number-listing.ts';
import { PARTS } from './es/parts.ts';
import { QUANTITIES } from './es/quantities.ts';
import { STANDING } from './es/standing.ts';
import { STEPS } from './es/steps.ts';
import { UNAVAILABLE } from './es/unavailable.ts';
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
