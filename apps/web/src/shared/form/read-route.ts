import type { Place, PlaceSearch } from '@tim/find';

/** Between two codes, and between two names: a name may have a hyphen, and two words. */
const BETWEEN_CODES = /^([a-z]{3})[\s\-–→>/]+([a-z]{3})$/i;
const BETWEEN_NAMES = /^(.{3,60}?)(?:\s+(?:to|nach|à|vers|a|-|–|→|>)\s+|から)(.{3,60})$/i;

/**
 * A route written into one field, "LHR JFK" or "Zurich to Boston": its two places. Undefined where one of them is not known, and
 * without a search.
 */
export function readRoute(
  text: string,
  places: PlaceSearch | undefined,
): { readonly origin: Place; readonly destination: Place } | undefined {
  const written = text.trim();
  const [, ...names] = BETWEEN_CODES.exec(written) ?? BETWEEN_NAMES.exec(written) ?? [];
  const [origin, destination] = names.map((name) => places?.named(name) ?? places?.called(name, true));
  return origin && destination && { origin, destination };
}
