import type { CodeReader } from './codes.ts';

/** A flight as its number names it. */
export type NumberedFlight = { readonly carrierCode?: string; readonly flightNumber?: number };

/** Carrier and number in one: "LX52", "LX 052", "SWR52", "U2-8001"; the carrier may be missing. */
const FLIGHT = /^(?:([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})[\s-]*)?0*([0-9]{1,4})$/;

/** Letters and digits of a flight's number; undefined where a text is none. */
export function partFlightNumber(
  text: string,
): readonly [prefix: string | undefined, flightNumber: number] | undefined {
  const [, prefix, digits] = FLIGHT.exec(text.toUpperCase()) ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : [prefix, Number(digits)];
}

/** What parts the numbers of several flights in one cell. */
const BETWEEN = /[/,;+&|]/;

/** Letters and digits of each flight's number in a text. */
export const partFlightNumbers = (text: string): readonly (readonly [string | undefined, number])[] =>
  text.split(BETWEEN).flatMap((part) => {
    const parted = partFlightNumber(part.trim());
    return parted ? [parted] : [];
  });

/** Carrier and number of a text that names both; undefined where it does not, or where nobody knows the carrier. */
export function readFlightNumber(text: string, codes: CodeReader): NumberedFlight | undefined {
  const [prefix, flightNumber] = partFlightNumber(text) ?? [];
  if (flightNumber === undefined) return undefined;
  if (prefix === undefined) return { flightNumber };
  const carrierCode = codes.carrier(prefix);
  return carrierCode === undefined ? undefined : { carrierCode, flightNumber };
}

/** The numbers of several flights, one each; undefined where a text is not so many. */
export function readFlightNumbers(
  text: string,
  count: number,
  codes: CodeReader,
): readonly NumberedFlight[] | undefined {
  if (count < 2) return undefined;
  const parts = text.split(BETWEEN, count + 1).map((part) => part.trim());
  const flights = parts.flatMap((part) => readFlightNumber(part, codes) ?? []);
  return parts.length === count && flights.length === count ? flights : undefined;
}
