import type { ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { listingText } from './answer-sentences.ts';
import { namedWords } from './named-words.ts';
import { RESULTS } from './texts.ts';

const NOTES = RESULTS.notes;

/** What stands above the figures of a flight whose number nobody knows on its route, and where the number is listed. */
export function unverifiedText(
  { operatingCarrierCode: carrier, flightNumber }: Pick<ItineraryEntry, 'operatingCarrierCode' | 'flightNumber'>,
  figures: Pick<FlightFigures, 'numberListing' | 'message'>,
): string {
  const airline = namedWords({ code: carrier, name: figures.message.carrierNames[carrier] });
  return NOTES.unverified(`${carrier}${flightNumber}`, listingText(figures) || NOTES.notListed, airline);
}
