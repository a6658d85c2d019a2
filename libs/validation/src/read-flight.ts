import type { Flight } from '@tim/messages';
import { AIRCRAFT_CODE, CARRIER_CODE, FLIGHT_NUMBER } from './field-patterns.ts';
import { member, readCode, type JsonObject } from './json-fields.ts';
import { readDate } from './read-date.ts';
import { readMarket } from './read-market.ts';
import type { Violations } from './violation.ts';

/** Longest flight number that is kept to be looked up and not found [digits]. */
const MAX_FLIGHT_NUMBER_DIGITS = 20;

/** One flight of a request. What could not be read is reported and left at the message's default. */
export function readFlight(entry: JsonObject, path: string, violations: Violations): Flight {
  const aircraftCode = member(entry, 'aircraftCode');
  return {
    ...readMarket(entry, path, violations),
    operatingCarrierCode: readCode(
      member(entry, 'operatingCarrierCode'),
      `${path}.operatingCarrierCode`,
      CARRIER_CODE,
      'Give the 2-character IATA code of the operating airline, such as "LX".',
      violations,
    ),
    flightNumber: readFlightNumber(member(entry, 'flightNumber'), `${path}.flightNumber`, violations),
    departureDate: readDate(member(entry, 'departureDate'), `${path}.departureDate`, violations),
    ...(aircraftCode !== undefined && {
      aircraftCode: readCode(
        aircraftCode,
        `${path}.aircraftCode`,
        AIRCRAFT_CODE,
        'Give the 3-letter IATA or 4-letter ICAO code of an aircraft, such as "77W", or leave it out.',
        violations,
      ),
    }),
  };
}

/**
 * A flight number is text or a number in JSON and text from here on, without leading zeros. A number no flight can
 * have is kept: that it names no flight is for the estimate to say.
 */
function readFlightNumber(value: unknown, field: string, violations: Violations): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !FLIGHT_NUMBER.test(text)) {
    violations.add(field, value, 'Give the flight number in digits only, such as "52", without the airline code.');
    return '';
  }
  const digits = text.replace(/^0+(?=[0-9])/, '');
  if (digits.length > MAX_FLIGHT_NUMBER_DIGITS) {
    violations.add(field, value, `Give a flight number of at most ${MAX_FLIGHT_NUMBER_DIGITS} digits.`);
    return '';
  }
  return digits;
}
