import type { FlightEstimate } from '@tim/estimator';
import { monthWords } from './month.ts';

/** When a flight number was last entered in the list of flights, and whether its carrier is in doubt. */
export function numberListingWords({ numberListing }: Pick<FlightEstimate, 'numberListing'>): string {
  const { lastEntered, entriesKnownFrom, isCarrierInDoubt } = numberListing;
  const doubt = isCarrierInDoubt ? ['Whether its airline carries passengers today is not known.'] : [];
  // Without the network pack nothing is known of the list.
  const entry = entriesKnownFrom === '' ? [] : [entryWords(lastEntered, entriesKnownFrom)];
  return [...entry, ...doubt].join(' ');
}

function entryWords(lastEntered: string | undefined, entriesKnownFrom: string): string {
  if (lastEntered === undefined) return 'Not in the list of flights on this route.';
  return lastEntered === ''
    ? `Last entered in the list of flights before ${monthWords(entriesKnownFrom)}.`
    : `Last entered in the list of flights in ${monthWords(lastEntered)}.`;
}
