import type { CodeReader } from './codes.ts';

/** A flight as its number names it. */
export type NumberedFlight = { readonly carrierCode?: string; readonly flightNumber?: number };

/** Carrier and number in one: "LX52", "LX 052", "SWR52", "U2-8001"; the carrier may be missing. */
const FLIGHT = /^(?:([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})[\s*-]*)?0*([0-9]{1,4})$/;

/** Letters and digits of a flight's number; undefined where a text is none. */
export function partFlightNumber(
  text: string,
): readonly [prefix: string | undefined, flightNumber: number] | undefined {
  const [, prefix, digits] = FLIGHT.exec(text.toUpperCase()) ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : [prefix, Number(digits)];
}

/** A registration of the US, under which private aircraft fly: it begins with an airline's code by chance. */
const REGISTRATION = /^N\d{1,5}[A-Z]{0,2}$/;
/** Behind the airline digits and letters: "BAW9ED", "QLK12D", "LX 52A". */
const CALLSIGN = /^([A-Z]{3})\d[A-Z\d]{0,4}$|^([A-Z][A-Z0-9]|[0-9][A-Z])[\s-]?\d{1,4}[A-Z]{1,2}$/;
/** Any other name under which something flies. */
const MOST_LETTERS = /^(?=.*\d)[A-Z\d][A-Z\d-]{2,7}$/;

/** What stands for a flight's number and has letters in it, as what is said to air traffic control has. */
export type Callsign = {
  /** Letters of the airline; '' where it tells none. */
  readonly prefix: string;
  /** It is that of an aircraft, which flies for nobody who sells seats. */
  readonly isRegistration: boolean;
};

/** Undefined where a text is none. */
export function readCallsign(text: string): Callsign | undefined {
  const upper = text.toUpperCase();
  if (REGISTRATION.test(upper)) return { prefix: '', isRegistration: true };
  const [, three, two] = CALLSIGN.exec(upper) ?? [];
  const prefix = three ?? two;
  if (prefix === undefined && !MOST_LETTERS.test(upper)) return undefined;
  return { prefix: prefix ?? '', isRegistration: false };
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
