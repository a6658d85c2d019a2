import { formatItinerary } from '@tim/itinerary';
import type { Flight } from '@tim/messages/api-v1';
import { dateToYyyymmdd } from '@tim/notation';

/**
 * A flight's address in the calculator.
 *
 * @param siteUrl - the site's own address, without a slash at its end
 */
export function calculatorUrl(siteUrl: string, flight: Flight): string {
  const departureDate = dateToYyyymmdd(flight.departureDate ?? { year: 0, month: 0, day: 0 });
  const itinerary = formatItinerary([{ ...flight, flightNumber: String(flight.flightNumber), departureDate }]);
  return `${siteUrl}/lookup/flight?itinerary=${encodeURIComponent(itinerary)}`;
}
