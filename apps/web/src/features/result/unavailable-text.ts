import { formatDateCard } from '@tim/format';
import { UnavailableReason, type Market, type UnavailableDetail } from '@tim/messages';
import type { EmptyReason } from '../../shared/api/outcome.ts';
import { failureText } from './failure-text.ts';

const MAX_LISTED = 12;

function listed(codes: readonly string[]): string {
  const shown = codes.slice(0, MAX_LISTED).join(', ');
  return codes.length > MAX_LISTED ? `${shown} and ${codes.length - MAX_LISTED} more` : shown;
}

function routes(markets: readonly Market[]): string {
  return listed(markets.map(({ origin, destination }) => `${origin} to ${destination}`));
}

/** "code XYZ", or what there is to say without one. */
function named(detail: UnavailableDetail | undefined, what: string): string {
  return detail?.value ? `${what} ${detail.value}` : `that ${what}`;
}

/**
 * What is known of why an answer holds no figures, in plain words, with what would have worked instead.
 *
 * @returns undefined when nothing is known
 */
export function emptyReasonText({ unavailableReason, detail }: EmptyReason): string | undefined {
  const carriers = detail?.carrierCodes ?? [];
  const knownCarriers = carriers.length > 0 ? ` Carriers known on the route: ${listed(carriers)}.` : '';
  const airports = detail?.airportCodes ?? [];
  const markets = detail?.markets ?? [];
  const listedNumber = markets.length > 0 ? ` The flight number is listed ${routes(markets)}.` : '';
  // The answer says in words why nobody can take the flight.
  if (detail?.explanation) return detail.explanation + knownCarriers;
  switch (unavailableReason) {
    case UnavailableReason.UNKNOWN_AIRPORT:
      return `No airport with scheduled flights is known by the ${named(detail, 'code')}.`;
    case UnavailableReason.UNKNOWN_CARRIER:
      return `No airline is known by the ${named(detail, 'code')}.${knownCarriers}`;
    case UnavailableReason.CARRIER_NOT_ON_ROUTE:
      return `${detail?.value || 'This carrier'} is not known to fly this route.${listedNumber}${knownCarriers}`;
    case UnavailableReason.NO_KNOWN_SERVICE:
      return `No airline is known to fly this route without a stop.${listedNumber}`;
    case UnavailableReason.NO_AIRCRAFT_TABLE:
      return `There is no public fuel data for the ${named(detail, 'aircraft')}.`;
    case UnavailableReason.UNKNOWN_AIRCRAFT:
      return `No aircraft is known by the ${named(detail, 'code')}.`;
    case UnavailableReason.DATE_OUT_OF_WINDOW:
      return detail?.earliestDate && detail.latestDate
        ? `Estimates are made for departures from ${formatDateCard(detail.earliestDate)} to ${formatDateCard(detail.latestDate)}.`
        : 'Estimates are made for departures from today to a year ahead.';
    case UnavailableReason.UNKNOWN_FLIGHT_NUMBER:
      return markets.length > 0
        ? `This flight number is known on another route: ${routes(markets)}.`
        : 'Flight numbers run from 1 to 9999.';
    case UnavailableReason.SAME_AIRPORT:
      return 'Origin and destination are the same airport.';
    case UnavailableReason.CITY_CODE:
      return airports.length > 0
        ? `${detail?.value || 'This code'} stands for a city. Its airports: ${listed(airports)}.`
        : `${detail?.value || 'This code'} stands for a city, not for one airport.`;
    case UnavailableReason.NO_SEAT_LAYOUT:
      return `No seat layout is known for the ${named(detail, 'aircraft')}.`;
    case UnavailableReason.PROVIDER_FAILED:
      return failureText('unavailable');
    default:
      // The reasons why nobody can take a flight, without their words; 0 and -1 are none and one that is not known here.
      return unavailableReason > 0 ? 'Nobody can take this flight.' : undefined;
  }
}
