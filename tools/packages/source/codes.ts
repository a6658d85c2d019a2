import { isNo, type FlightQuery, type MarketQuery } from '@tim/estimator';
import { upperCaseCode } from '@tim/notation';

/** A question as a program without types may ask it. */
type Asked<Question> = { readonly [Field in keyof Question]?: unknown };

/**
 * The two ends, their codes upper case.
 *
 * @throws WrongInput if one is no text
 */
export function readMarket({ origin, destination }: Asked<MarketQuery> = {}): MarketQuery {
  return { origin: readCode('origin', origin), destination: readCode('destination', destination) };
}

/**
 * The same with the carrier and, where it is given, the aircraft, their codes upper case, and the flight's number.
 *
 * @throws WrongInput if a code is no text, or the number no number
 */
export function readCarrierQuestion(
  question: Asked<FlightQuery> = {},
): Pick<FlightQuery, 'origin' | 'destination' | 'carrierCode' | 'flightNumber' | 'aircraftCode'> {
  const { carrierCode, flightNumber, aircraftCode } = question;
  const market = readMarket(question);
  const carrier = readCode('carrierCode', carrierCode);
  if (typeof flightNumber !== 'number') throw isNo('flightNumber', flightNumber, 'number: write it as 52');
  const aircraft = aircraftCode === undefined ? {} : { aircraftCode: readCode('aircraftCode', aircraftCode) };
  return { ...market, carrierCode: carrier, flightNumber, ...aircraft };
}

/** @throws WrongInput if it is no text */
export function readCode(name: string, code: unknown): string {
  if (typeof code !== 'string') throw isNo(name, code, `text: write its ${EXAMPLES.get(name) ?? 'IATA code, ZRH'}`);
  return upperCaseCode(code);
}

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['carrierCode', 'IATA code, LX'],
  ['aircraftCode', 'IATA or ICAO code, A333'],
]);
