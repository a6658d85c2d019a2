import type { Manner } from '@tim/languages';
import { aircraftFoundWords } from './aircraft-found.ts';
import { editionWords } from './edition.ts';
import type { Messages } from './messages/en.ts';
import { closedAirportWords, notForPassengersWords } from './not-for-passengers.ts';
import { numberListingWords } from './number-listing.ts';
import { quantityWords } from './quantities.ts';
import { standingWords } from './standing.ts';
import { stepWords } from './steps.ts';
import { unavailableWords } from './unavailable.ts';
import type { Words } from './words.ts';

/** All words of a language, from its messages and how it writes numbers and dates. */
export function wordsOf(messages: Messages, manner: Manner): Words {
  const { parts } = messages;
  const notForPassengers = notForPassengersWords(messages.notForPassengers, parts, manner);
  return {
    aircraftFound: aircraftFoundWords(messages.aircraftFound, parts),
    numberListing: numberListingWords(messages.numberListing, parts, manner),
    notForPassengers,
    closedAirport: closedAirportWords(messages.notForPassengers, parts, manner),
    standing: standingWords(messages.standing, manner),
    unavailable: unavailableWords(messages.unavailable, parts, notForPassengers),
    step: stepWords(messages.steps),
    ...quantityWords(messages.quantities, parts),
    edition: editionWords(messages.edition, parts, manner),
  };
}
