import type { CalendarDate, FlightQuery, MarketQuery } from '@tim/estimator';
import type { DateMessage, Flight, Market } from '@tim/messages/api-v1';

/** A date no flight departs on: what is partial or not in the calendar is asked as this. */
const NO_DATE: CalendarDate = { year: 0, month: 0, day: 0 };

/** The date itself when the calendar has it, else a date no flight departs on. */
function realDate({ year, month, day }: DateMessage): CalendarDate {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  const isReal = year >= 1 && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  return isReal ? { year, month, day } : NO_DATE;
}

/**
 * A flight of the public API as the estimator's question. What the API leaves to the answer - a missing code, a date
 * that is none - is asked as it is: no flight has it.
 */
export function apiFlightQuery(flight: Flight): FlightQuery {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate, aircraftCode } = flight;
  return {
    origin,
    destination,
    carrierCode: operatingCarrierCode,
    flightNumber,
    departureDate: departureDate ? realDate(departureDate) : NO_DATE,
    ...(aircraftCode && { aircraftCode }),
  };
}

/** A market of the public API as the estimator's question. */
export function apiMarketQuery({ origin, destination }: Market): MarketQuery {
  return { origin, destination };
}

/** The code with a to z in upper case and nothing else: `toUpperCase` makes "SS" of "ß", and a code of what is none. */
export const upperCaseCode = (code: string): string => code.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The flight with its codes in upper case, as every answer repeats it. */
export function upperCaseFlight(flight: Flight): Flight {
  return {
    ...flight,
    origin: upperCaseCode(flight.origin),
    destination: upperCaseCode(flight.destination),
    operatingCarrierCode: upperCaseCode(flight.operatingCarrierCode),
    ...(flight.aircraftCode !== undefined && { aircraftCode: upperCaseCode(flight.aircraftCode) }),
  };
}

/** The market with its codes in upper case, as every answer repeats it. */
export function upperCaseMarket({ origin, destination }: Market): Market {
  return { origin: upperCaseCode(origin), destination: upperCaseCode(destination) };
}
