import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { listingText } from '../../shared/api/answer-sentences.ts';
import { withoutCapital } from '../../shared/without-capital.ts';
import { namedWords } from '../../shared/named-words.ts';
import { NOTES } from './texts.ts';

/** What stands above the figures of a flight whose number nobody knows on its route, and where the number is listed. */
export function unverifiedText(
  { operatingCarrierCode: carrier, flightNumber }: Pick<ItineraryEntry, 'operatingCarrierCode' | 'flightNumber'>,
  figures: Pick<FlightFigures, 'numberListing' | 'message'>,
): string {
  const airline = namedWords({ code: carrier, name: figures.message.carrierNames[carrier] });
  const listing = listingText(figures) || NOTES.notListed;
  return fill(NOTES.unverified, {
    flight: `${carrier}${flightNumber}`,
    listing,
    listingAfterColon: withoutCapital(listing),
    carrier: airline,
  });
}
