import { fill } from '@tim/languages';
import type { CodeReader } from './codes.ts';
import { partFlightNumber, readCallsign, readFlightNumbers, type NumberedFlight } from './read-flight-number.ts';
import { Fault, type Leg, type Texts } from './row-question.ts';

/** A flight as a row names it, and what of its name is not understood. */
export type NamedFlight = NumberedFlight & {
  readonly hasUnknownAirline?: true;
  readonly hasUnreadNumber?: true;
};

type Written = {
  readonly carrier: string;
  readonly number: string;
  readonly numberField: 'flightNumber' | 'operatingNumber';
};

/**
 * Airline and number of a flight, as the row writes them: those of the airline that flew, where the row has both; else those under which it
 * was sold. The number of one airline is never joined with the name of the other, unless the row has no other.
 */
function writtenFlight(text: Texts): Written {
  const [carrier, number] = [text('carrier'), text('flightNumber')];
  const [operator, operated] = [text('operatingCarrier'), text('operatingNumber')];
  const [prefix, digits] = partFlightNumber(operated) ?? [];
  const isOperatorTold = digits !== undefined && (operator !== '' || prefix !== undefined);
  if (isOperatorTold) return { carrier: operator, number: operated, numberField: 'operatingNumber' };
  if (number !== '') return { carrier: carrier || operator, number, numberField: 'flightNumber' };
  return { carrier: operator || carrier, number: operated, numberField: 'operatingNumber' };
}

/**
 * The flight that a row names. What nobody knows of it, an airline or a number with letters as callsigns have them, is left out and said.
 *
 * @throws Fault when what stands for a number is none
 */
export function namedFlight(text: Texts, codes: CodeReader): NamedFlight {
  const { carrier, number, numberField } = writtenFlight(text);
  const vendor = text('vendor');
  // Who sold a flight may be its airline, or an agency.
  const named = carrier === '' ? codeOf(vendor, codes) : codeOf(carrier, codes);
  const isUnknown = carrier !== '' && named === undefined;
  if (number === '') return { ...carrierCode(named), ...(isUnknown && UNKNOWN_AIRLINE) };
  const parted = partFlightNumber(number);
  if (!parted) {
    const callsign = readCallsign(number);
    if (!callsign) throw new Fault(numberField, (texts) => fill(texts.noFlightNumber, { text: number }));
    const code = codeOf(callsign.prefix, codes) ?? named;
    return { ...carrierCode(code), hasUnreadNumber: true, ...(isUnknown && code === undefined && UNKNOWN_AIRLINE) };
  }
  const [prefix = '', flightNumber] = parted;
  // A column with the airline is clearer than letters before the number that nobody knows.
  const code = codeOf(prefix, codes) ?? named;
  const isNamed = prefix !== '' || carrier !== '';
  return { ...carrierCode(code), flightNumber, ...(isNamed && code === undefined && UNKNOWN_AIRLINE) };
}

const UNKNOWN_AIRLINE = { hasUnknownAirline: true } as const;

const codeOf = (text: string, codes: CodeReader): string | undefined => (text === '' ? undefined : codes.carrier(text));

const carrierCode = (code: string | undefined) => (code === undefined ? {} : { carrierCode: code });

/** The legs with what the row says of airline and number: one number is that of the first. */
export function numberedLegs(legs: readonly Leg[], text: Texts, codes: CodeReader): readonly (Leg & NamedFlight)[] {
  const [first = {}, ...others] = legs;
  const { carrier, number } = writtenFlight(text);
  const several = readFlightNumbers(number, legs.length, codes);
  if (!several) return [{ ...first, ...namedFlight(text, codes) }, ...others];
  const code = codeOf(carrier, codes);
  return legs.map((one, at) => ({ ...one, ...carrierCode(code), ...several[at] }));
}
