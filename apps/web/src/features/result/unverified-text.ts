import type { ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { RESULTS } from './texts.ts';

const NOTES = RESULTS.notes;

/** What stands above the figures of a flight whose number nobody knows on its route, and where the number is listed. */
export function unverifiedText(
  { operatingCarrierCode: carrier, flightNumber }: Pick<ItineraryEntry, 'operatingCarrierCode' | 'flightNumber'>,
  { listing }: Pick<FlightFigures, 'listing'>,
): string {
  return NOTES.unverified(`${carrier}${flightNumber}`, listing || NOTES.notListed, carrier);
}
