import type { Market } from '@tim/messages';
import { AIRPORT_CODE } from './field-patterns.ts';
import { member, readCode, type JsonObject } from './json-fields.ts';
import type { Violations } from './violation.ts';

/** The origin and destination of a market or a flight. */
export function readMarket(entry: JsonObject, path: string, violations: Violations): Market {
  const readAirport = (name: 'origin' | 'destination') =>
    readCode(
      member(entry, name),
      `${path}.${name}`,
      AIRPORT_CODE,
      'Give the 3-letter IATA code of an airport, such as "ZRH".',
      violations,
    );
  return { origin: readAirport('origin'), destination: readAirport('destination') };
}
