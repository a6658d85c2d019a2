import { AIRCRAFT_FOUND } from './fr/aircraft-found.ts';
import { EDITION } from './fr/edition.ts';
import { NOT_FOR_PASSENGERS } from './fr/not-for-passengers.ts';
import { NUMBER_LISTING } from './fr/number-listing.ts';
import { PARTS } from './fr/parts.ts';
import { QUANTITIES } from './fr/quantities.ts';
import { STANDING } from './fr/standing.ts';
import { STEPS } from './fr/steps.ts';
import { UNAVAILABLE } from './fr/unavailable.ts';
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
