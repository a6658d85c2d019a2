import { AIRCRAFT_FOUND } from './ja/aircraft-found.ts';
import { EDITION } from './ja/edition.ts';
import { NOT_FOR_PASSENGERS } from './ja/not-for-passengers.ts';
import { NUMBER_LISTING } from './ja/number-listing.ts';
import { PARTS } from './ja/parts.ts';
import { QUANTITIES } from './ja/quantities.ts';
import { STANDING } from './ja/standing.ts';
import { STEPS } from './ja/steps.ts';
import { UNAVAILABLE } from './ja/unavailable.ts';
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
