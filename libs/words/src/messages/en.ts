import type { MessagesOf } from '@tim/languages';
import { AIRCRAFT_FOUND } from './en/aircraft-found.ts';
import { EDITION } from './en/edition.ts';
import { NOT_FOR_PASSENGERS } from './en/not-for-passengers.ts';
import { NUMBER_LISTING } from './en/number-listing.ts';
import { PARTS } from './en/parts.ts';
import { QUANTITIES } from './en/quantities.ts';
import { STANDING } from './en/standing.ts';
import { STEPS } from './en/steps.ts';
import { UNAVAILABLE } from './en/unavailable.ts';

/** What the words are made of, in English. Another language has the same in a file beside this one. */
export const MESSAGES = {
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

/** The same in any language. */
export type Messages = MessagesOf<typeof MESSAGES>;
