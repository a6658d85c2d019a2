import { isRealDate, upperCaseCode } from '@tim/notation';
import type { CalendarDate, FlightQuery, MarketQuery } from '@tim/estimator';
import type { Flight, Market } from '@tim/messages/api-v1';

/** Stands for a date that is partial or not in the calendar: no flight departs on it. */
const NO_DATE: CalendarDate = { year: 0, month: 0, day: 0 };

/**
 * A flight of the public API as the estimator's question. A missing code or an impossible date is passed on, because the API
 * answers it with an entry: no flight has it.
 */
export function apiFlightQuery(flight: Flight): FlightQuery {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate, aircraftCode } = flight;
  return {
    origin,
    destination,
    carrierCode: operatingCarrierCode,
    flightNumber,
    departureDate: departureDate && isRealDate(departureDate) ? departureDate : NO_DATE,
    ...(aircraftCode && { aircraftCode }),
  };
}

/** A market of the public API as the estimator's question. */
export function apiMarketQuery({ origin, destination }: Market): MarketQuery {
  return { origin, destination };
}

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
