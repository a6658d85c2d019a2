import type { FlightQuery, MarketQuery } from '@tim/estimator';
import { upperCaseCode } from '@tim/notation';

/** A question as a program without types may ask it. */
type Asked<Question> = { readonly [Field in keyof Question]?: unknown };

/**
 * The two ends, their codes upper case.
 *
 * @throws RangeError if one is no text
 */
export function readMarket({ origin, destination }: Asked<MarketQuery> = {}): MarketQuery {
  return { origin: readCode('origin', origin), destination: readCode('destination', destination) };
}

/**
 * The same with the carrier, its code upper case, and the flight's number.
 *
 * @throws RangeError if a code is no text, or the number no number
 */
export function readCarrierQuestion(
  question: Asked<FlightQuery> = {},
): Pick<FlightQuery, 'origin' | 'destination' | 'carrierCode' | 'flightNumber'> {
  const { carrierCode, flightNumber } = question;
  const market = readMarket(question);
  const carrier = readCode('carrierCode', carrierCode);
  if (typeof flightNumber !== 'number') throw wrong('flightNumber', flightNumber, 'number: write it as 52');
  return { ...market, carrierCode: carrier, flightNumber };
}

function readCode(name: string, code: unknown): string {
  if (typeof code !== 'string')
    throw wrong(name, code, `text: write its IATA code, ${name === 'carrierCode' ? 'LX' : 'ZRH'}`);
  return upperCaseCode(code);
}

const wrong = (name: string, value: unknown, rule: string): RangeError =>
  new RangeError(`${name} is ${JSON.stringify(value)}, which is no ${rule}`);
