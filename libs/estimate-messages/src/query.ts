import type { CalendarDate, FlightQuery, MarketQuery } from '@tim/estimator';
import type { Flight, Market } from '@tim/messages';

const NO_DATE: CalendarDate = { year: 0, month: 0, day: 0 };

/** A validated flight of a request as the estimator's question. A flight number too long for a number is none. */
export function flightQuery(flight: Flight): FlightQuery {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate, aircraftCode } = flight;
  return {
    origin,
    destination,
    carrierCode: operatingCarrierCode,
    flightNumber: Number(flightNumber),
    departureDate: departureDate ?? NO_DATE,
    ...(aircraftCode && { aircraftCode }),
  };
}

/** A validated market of a request as the estimator's question. */
export function marketQuery({ origin, destination }: Market): MarketQuery {
  return { origin, destination };
}
