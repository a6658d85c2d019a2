import { parseArgs } from 'node:util';
import type { FlightQuery, MarketQuery } from '@tim/estimator';
import { parseYyyymmdd, upperCaseCode } from '@tim/notation';
import { UsageError } from '../terminal/usage-error.ts';

export const ESTIMATE_HELP = `Emissions of one passenger, with the working.

  npm run estimate -- flight <origin> <destination> <carrier> <number> <YYYY-MM-DD> [--aircraft <code>] [--json]
  npm run estimate -- route <origin> <destination> [--json]

  flight ZRH BOS LX 52 2026-12-01   one flight; any day
  route ZRH BOS                     typical emissions of a market; airports or a city's code (NYC, LON)

  --aircraft <code>   IATA or ICAO code of the aircraft, or a family (333, A333, 787), when it is known
  --json              the estimate and its working as JSON
  --tables <folder>   tables to use, with the schedules built into them; libs/reference-data/tables unless told

Codes in either case. Exit code 0 with an estimate, 1 with the reason why there is none, 2 when the arguments are wrong.
`;

type Output = { readonly isJson: boolean; readonly tables: string | undefined };
export type EstimateOptions =
  | { readonly kind: 'help' }
  | ({ readonly kind: 'flight'; readonly query: FlightQuery } & Output)
  | ({ readonly kind: 'route'; readonly query: MarketQuery } & Output);

/** @throws UsageError when the arguments are not as the help says */
export function readEstimateOptions(args: readonly string[]): EstimateOptions {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [command, ...words] = positionals;
  const output = { isJson: values.json, tables: values.tables };
  if (command === 'flight') return { kind: 'flight', query: flightQuery(words, values.aircraft), ...output };
  if (command === 'route') {
    if (values.aircraft !== undefined) throw new UsageError('--aircraft goes with a flight, not with a route.');
    return { kind: 'route', query: marketQuery(words), ...output };
  }
  throw new UsageError(command === undefined ? 'Say flight or route.' : `Say flight or route, not ${command}.`);
}

function flightQuery(words: readonly string[], aircraft: string | undefined): FlightQuery {
  demandCount(words, 5, 'flight <origin> <destination> <carrier> <number> <YYYY-MM-DD>');
  const [origin = '', destination = '', carrier = '', number = '', date = ''] = words;
  return {
    origin: code(origin, /^[A-Z0-9]{3}$/, 'an airport code of three characters'),
    destination: code(destination, /^[A-Z0-9]{3}$/, 'an airport code of three characters'),
    carrierCode: code(carrier, /^[A-Z0-9]{2}$/, 'a carrier code of two characters'),
    flightNumber: Number(code(number, /^\d{1,9}$/, 'a flight number, digits only')),
    departureDate: calendarDate(date),
    ...(aircraft !== undefined && {
      aircraftCode: code(aircraft, /^[A-Z0-9]{3,4}$/, 'an aircraft code of three or four characters'),
    }),
  };
}

function marketQuery(words: readonly string[]): MarketQuery {
  demandCount(words, 2, 'route <origin> <destination>');
  const [origin = '', destination = ''] = words;
  return {
    origin: code(origin, /^[A-Z0-9]{3}$/, 'an airport or city code of three characters'),
    destination: code(destination, /^[A-Z0-9]{3}$/, 'an airport or city code of three characters'),
  };
}

function demandCount(words: readonly string[], count: number, usage: string): void {
  if (words.length === count) return;
  throw new UsageError(`${words.length < count ? 'Too few' : 'Too many'} words: ${usage}.`);
}

function code(text: string, pattern: RegExp, what: string): string {
  const upper = upperCaseCode(text);
  if (!pattern.test(upper)) throw new UsageError(`'${text}' is not ${what}.`);
  return upper;
}

function calendarDate(text: string): FlightQuery['departureDate'] {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseYyyymmdd(text.replaceAll('-', '')) : undefined;
  if (!date) throw new UsageError(`'${text}' is not a date YYYY-MM-DD.`);
  return date;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        aircraft: { type: 'string' },
        json: { type: 'boolean', default: false },
        tables: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw UsageError.from(error);
  }
}
