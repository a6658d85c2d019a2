import type { FlightQuery, MarketQuery } from '@tim/estimator';
import { parseYyyymmdd, upperCaseCode } from '@tim/notation';
import { UsageError } from '@tim/terminal';
import type { Arguments } from './read-arguments.ts';

export const FLIGHT_USAGE = '<origin> <destination> <carrier> <number> <YYYY-MM-DD>';
export const ROUTE_USAGE = '<origin> <destination>';

/** @throws UsageError when the words are not those of a flight */
export function readFlight({ words, aircraft }: Arguments): FlightQuery {
  demandCount(words, FLIGHT_USAGE);
  const [origin = '', destination = '', carrier = '', number = '', date = ''] = words;
  return {
    origin: code(origin, /^[A-Z0-9]{3}$/, 'an airport code of three characters'),
    destination: code(destination, /^[A-Z0-9]{3}$/, 'an airport code of three characters'),
    carrierCode: code(carrier, /^[A-Z0-9]{2}$/, 'a carrier code of two characters'),
    flightNumber: Number(code(number, /^\d{1,9}$/, 'a flight number, digits only')),
    departureDate: calendarDate(date),
    ...(aircraft !== undefined && {
      aircraftCode: code(aircraft, /^[A-Z0-9]{3,4}$/, 'an aircraft code of three or four characters'),
    }),
  };
}

/** @throws UsageError when the words are not those of a route */
export function readRoute({ words, aircraft }: Arguments): MarketQuery {
  if (aircraft !== undefined) throw new UsageError('--aircraft goes with a flight, not with a route.');
  demandCount(words, ROUTE_USAGE);
  const [origin = '', destination = ''] = words;
  return {
    origin: code(origin, /^[A-Z0-9]{3}$/, 'an airport or city code of three characters'),
    destination: code(destination, /^[A-Z0-9]{3}$/, 'an airport or city code of three characters'),
  };
}

function demandCount(words: readonly string[], usage: string): void {
  const count = usage.split(' ').length;
  if (words.length === count) return;
  throw new UsageError(`${words.length < count ? 'Too few' : 'Too many'} words: ${usage}.`);
}

function code(text: string, pattern: RegExp, what: string): string {
  const upper = upperCaseCode(text);
  if (!pattern.test(upper)) throw new UsageError(`'${text}' is not ${what}.`);
  return upper;
}

function calendarDate(text: string): FlightQuery['departureDate'] {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseYyyymmdd(text.replaceAll('-', '')) : undefined;
  if (!date) throw new UsageError(`'${text}' is not a date YYYY-MM-DD.`);
  return date;
}
