import type { CalendarDate, FlightQuery } from '@tim/estimator';
import type { Flight } from '@tim/messages';
import { isRealDate } from '@tim/notation';

/** A flight of either dialect. */
type AskedFlight = Omit<Flight, 'flightNumber'> & { readonly flightNumber: string | number };

/** Stands for a date that is missing, partial or not in the calendar: no flight departs on it. */
const NO_DATE: CalendarDate = { year: 0, month: 0, day: 0 };

/**
 * A flight of a request as the estimator's question: as it is, but for what is called or written otherwise there. A missing code, an
 * impossible date and a number too long for a flight are passed on, because they are answered with an entry: no flight has them.
 */
export function flightQuery(flight: AskedFlight): FlightQuery {
  const { operatingCarrierCode: carrierCode, flightNumber, departureDate, aircraftCode, ...others } = flight;
  return {
    ...others,
    carrierCode,
    flightNumber: Number(flightNumber),
    departureDate: departureDate && isRealDate(departureDate) ? departureDate : NO_DATE,
    ...(aircraftCode && { aircraftCode }),
  };
}
