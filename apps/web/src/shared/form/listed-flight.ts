import { PAGES } from '../../config/pages.ts';
import type { ItineraryEntry } from '@tim/itinerary';

/**
 * A flight as a list of one row, and the link to the page that answers lists. The list goes with the step in the
 * history, not in the address, so that it is sent nowhere.
 */
export function listLink(flight: ItineraryEntry): { readonly to: string; readonly state: { readonly list: string } } {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate } = flight;
  const date = departureDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return {
    to: PAGES.batch,
    state: { list: `from,to,flight,date\n${origin},${destination},${operatingCarrierCode}${flightNumber},${date}\n` },
  };
}

/** The list that a link brought along, else none. @param state - what the history keeps of any step */
export function listOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : '';
}
