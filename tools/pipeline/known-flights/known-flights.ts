import { join } from 'node:path';
import { isShown, type Estimator, type FlightResult, type TypicalResult } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import type { Comparison, Moved } from '../comparison/comparison.ts';
import { oneOf, optional, text, wholeNumber } from '../reference-data/csv/fields.ts';
import { readEveryRow, type Row } from '../reference-data/csv/read-rows.ts';

const NAME = 'tools/pipeline/known-flights/known-flights.csv';
const FILE = join(import.meta.dirname, 'known-flights.csv');

/** Dates that the table may ask for. */
const WINDOW = {
  earliest: { year: 2026, month: 11, day: 20 },
  latest: { year: 2027, month: 11, day: 22 },
};

const FIELDS = {
  fact: text,
  /** Empty for a market's typical figure, as are number, date and aircraft. */
  carrier: optional(text),
  number: optional(wholeNumber(0, 99_999)),
  origin: text,
  destination: text,
  date: optional(text),
  aircraft: optional(text),
  /** Where in the estimator's answer, or one of `DERIVED`. */
  value: text,
  is: oneOf('is', 'is one of', 'has', 'has no', 'at least', 'at most'),
  /** Several with a space between them; empty where the answer has none. A number has as many decimals as are compared. */
  expected: optional(text),
  unit: optional(text),
  source: optional(text),
};

type KnownFlight = Row<typeof FIELDS>['values'];
type Answer = FlightResult | TypicalResult;

/**
 * The facts about real flights and markets that the tables must give.
 *
 * @throws TaskFailure if a row is not as its columns promise
 */
export async function compareKnownFlights(tables: Tables, estimator: Estimator): Promise<Comparison> {
  const rows = await readEveryRow({ name: NAME, path: FILE }, FIELDS);
  const moved = rows.flatMap((row): readonly Moved[] => {
    const after = valueOf(row, tables, estimator);
    if (isAsExpected(row, after)) return [];
    const { fact, carrier, number, origin, destination, aircraft, value, is, expected = '', unit = '' } = row;
    const asked = [carrier, number, origin, destination, aircraft].filter((part) => part !== undefined).join(' ');
    return [{ what: `${asked}, ${fact}, ${value}`, before: is === 'is' ? expected : `${is} ${expected}`, after, unit }];
  });
  return { name: 'known flights', compared: rows.length, with: `facts of ${NAME}`, moved };
}

function isAsExpected({ is, expected = '' }: KnownFlight, value: string): boolean {
  const [several, all] = [expected.split(' '), value.split(' ')];
  switch (is) {
    case 'is':
      return value === expected || (value !== '' && Number(value).toFixed(decimalsOf(expected)) === expected);
    case 'is one of':
      return several.includes(value);
    case 'has':
      return several.every((one) => all.includes(one));
    case 'has no':
      return value !== '' && !several.some((one) => all.includes(one));
    case 'at least':
      return value !== '' && Number(value) >= Number(expected);
    case 'at most':
      return value !== '' && Number(value) <= Number(expected);
  }
}

const decimalsOf = (number: string) => number.split('.')[1]?.length ?? 0;

/** A row's value in today's answer, as text; '' where it has none. */
function valueOf(row: KnownFlight, tables: Tables, estimator: Estimator): string {
  const { carrier, number = 0, origin, destination, date = '', aircraft } = row;
  if (row.value === 'direct') return directCarriers(estimator, { origin, destination });
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const answer: Answer =
    carrier === undefined
      ? estimator.typical({ origin, destination })
      : estimator.flight(
          {
            origin,
            destination,
            carrierCode: carrier,
            flightNumber: number,
            departureDate: { year, month, day },
            ...(aircraft !== undefined && { aircraftCode: aircraft }),
          },
          { window: WINDOW },
        );
  const derived = DERIVED.get(row.value);
  return derived ? derived(answer, tables) : textOf(at(answer, row.value));
}

/** Values that are made of several of an answer. */
const DERIVED = new Map<string, (answer: Answer, tables: Tables) => string>([
  /** All of a flight's aircraft. */
  ['seats', (answer) => sumOf(at(answer, 'inputs.seatsPerClass.value'))],
  /** ICAO types that may fly it. */
  ['types', (answer) => listOf(at(answer, 'aircraft.types'), 'icaoAircraftType')],
  ['body', (answer, { aircraft }) => aircraft.find(textOf(at(answer, 'aircraft.icaoAircraftType')))?.value.body ?? ''],
  ['successors', (answer) => listOf(at(answer, 'notForPassengers.successors'), 'code')],
  /** Airports at which the options that count begin and end; and the same in pairs. */
  [
    'ends',
    (answer) =>
      marketsOf(answer)
        .flatMap(({ origin, destination }) => [origin, destination])
        .join(' '),
  ],
  [
    'pairs',
    (answer) =>
      marketsOf(answer)
        .map(({ origin, destination }) => `${origin}-${destination}`)
        .join(' '),
  ],
]);

const marketsOf = (answer: Answer) => ('answeredMarkets' in answer ? answer.answeredMarkets : []);

/** Carriers of the direct flights that a list shows. */
function directCarriers(estimator: Estimator, market: { readonly origin: string; readonly destination: string }) {
  const found = estimator.options(market, { year: 2026, month: 12, day: 22 }, WINDOW);
  if ('kind' in found) return '';
  const direct = found.filter(({ legs, standing }) => legs.length === 1 && isShown(standing));
  return direct.map(({ legs }) => legs[0]?.carrierCode).join(' ');
}

/** What an object has at a path of names; undefined where it has nothing there. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((of, name) => (of instanceof Object ? (of as Record<string, unknown>)[name] : undefined), value);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '').replace(/^""$/, '');
}
const listOf = (value: unknown, name: string) =>
  Array.isArray(value) ? value.map((one) => at(one, name)).join(' ') : '';
const sumOf = (value: unknown) =>
  value instanceof Object ? String(Object.values(value).reduce((sum: number, one: number) => sum + one, 0)) : '';
