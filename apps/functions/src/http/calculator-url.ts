import type { Flight } from '@tim/messages/api-v1';

/**
 * A flight's address in the calculator.
 *
 * @param siteUrl - the site's own address, without a slash at its end
 */
export function calculatorUrl(siteUrl: string, flight: Flight): string {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate } = flight;
  const { year = 0, month = 0, day = 0 } = departureDate ?? {};
  const date = `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
  const itinerary = [origin, destination, operatingCarrierCode, flightNumber, date].join('-');
  return `${siteUrl}/lookup/flight?itinerary=${encodeURIComponent(itinerary)}`;
}
