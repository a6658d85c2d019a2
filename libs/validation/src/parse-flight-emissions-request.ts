import type { FlightEmissionsRequest } from '@tim/messages';
import { isJsonObject, readEntries, readLanguage, readSwitch } from './json-fields.ts';
import { readFlight } from './read-flight.ts';
import { Violations, type Parsed } from './violation.ts';

/**
 * Read the JSON of a FlightEmissionsRequest strictly: the message's own reader would turn a wrong type into a
 * default. Members of other names are ignored, null is the same as nothing, codes come back upper-cased. Never throws.
 *
 * Valid here, and answered entry by entry with a reason: a flight number no flight has, a date outside the window.
 */
export function parseFlightEmissionsRequest(json: unknown): Parsed<FlightEmissionsRequest> {
  const violations = new Violations();
  if (!isJsonObject(json)) {
    violations.add('', json, 'Give a JSON object with a list of flights: {"flights": [...]}.');
    return violations.result({ flights: [] });
  }
  const rule = 'Give a flight as an object with origin, destination and the rest.';
  return violations.result({
    includeWorking: readSwitch(json, 'includeWorking', violations),
    flights: readEntries(json, 'flights', rule, readFlight, violations),
    includeEmissionsInputs: readSwitch(json, 'includeEmissionsInputs', violations),
    includeEmissionsBreakdown: readSwitch(json, 'includeEmissionsBreakdown', violations),
    languageCode: readLanguage(json, 'languageCode', violations),
  });
}
