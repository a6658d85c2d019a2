import type { Words } from './words.ts';

/**
 * Words that call places by their cities where they say between which a flight is listed: "Berlin (BER) to Istanbul (SAW)".
 *
 * @param cityOf - the city of an airport; undefined where nobody knows
 */
export function withCityNames<Some extends Pick<Words, 'numberListing'>>(
  words: Some,
  cityOf: (code: string) => string | undefined,
): Some {
  return { ...words, numberListing: (estimate) => words.numberListing(estimate, cityOf) };
}
