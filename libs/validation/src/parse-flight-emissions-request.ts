import type { Flight, FlightEmissionsRequest } from '@tim/messages';
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
  const flights: Flight[] = [];
  if (!isJsonObject(json)) {
    violations.add('', json, 'Give a JSON object with a list of flights: {"flights": [...]}.');
    return violations.result({ flights });
  }
  const includeWorking = readSwitch(json, 'includeWorking', violations);
  for (const [index, entry] of readEntries(json, 'flights', violations)?.entries() ?? []) {
    const path = `flights[${index}]`;
    if (isJsonObject(entry)) {
      flights.push(readFlight(entry, path, violations));
    } else {
      violations.add(path, entry, 'Give a flight as an object with origin, destination and the rest.');
    }
  }
  return violations.result({
    flights,
    includeEmissionsInputs: readSwitch(json, 'includeEmissionsInputs', violations),
    includeEmissionsBreakdown: readSwitch(json, 'includeEmissionsBreakdown', violations),
    includeWorking,
    languageCode: readLanguage(json, 'languageCode', violations),
  });
}
