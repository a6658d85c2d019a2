import type { FlightQuery, MarketQuery, Unavailable } from '@tim/estimator';
import type { DateMessage, Flight, Market } from '@tim/messages/api-v1';

const AIRPORT = /^[A-Z]{3}$/;
const CARRIER = /^[A-Z0-9]{2}$/;

/** The upstream's flight for a question. */
export function upstreamFlight({ origin, destination, carrierCode, flightNumber, departureDate }: FlightQuery): Flight {
  return { origin, destination, operatingCarrierCode: carrierCode, flightNumber, departureDate };
}

const dateKey = ({ year, month, day }: DateMessage) => `${year}-${month}-${day}`;

/** What tells one flight from another, in questions and answers alike. */
export function flightKey({ origin, destination, operatingCarrierCode, flightNumber, departureDate }: Flight): string {
  return [origin, destination, operatingCarrierCode, flightNumber, departureDate && dateKey(departureDate)].join('/');
}

/** What tells one market from another. */
export const marketKey = ({ origin, destination }: Market): string => `${origin}/${destination}`;

function reject(reason: Unavailable['reason'], field: Unavailable['field'], value: string): Unavailable {
  return { kind: 'unavailable', reason, field, value };
}

/** Why a market cannot have an estimate, so that the upstream need not be asked. */
export function rejectMarket({ origin, destination }: MarketQuery): Unavailable | undefined {
  if (!AIRPORT.test(origin)) return reject('UNKNOWN_AIRPORT', 'origin', origin);
  if (!AIRPORT.test(destination)) return reject('UNKNOWN_AIRPORT', 'destination', destination);
  return undefined;
}

/** Why a flight cannot have an estimate. If it were asked, the upstream might refuse the whole batch. */
export function rejectFlight(query: FlightQuery): Unavailable | undefined {
  const { carrierCode, flightNumber, departureDate } = query;
  const market = rejectMarket(query);
  if (market) return market;
  if (!CARRIER.test(carrierCode)) return reject('UNKNOWN_CARRIER', 'carrierCode', carrierCode);
  if (!(Number.isInteger(flightNumber) && flightNumber >= 1 && flightNumber <= 9999)) {
    return reject('UNKNOWN_FLIGHT_NUMBER', 'flightNumber', String(flightNumber));
  }
  if (departureDate.year === 0) return reject('DATE_OUT_OF_WINDOW', 'departureDate', '');
  return undefined;
}
