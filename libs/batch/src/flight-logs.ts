import type { CabinClass } from '@tim/estimator';
import { plainHeader } from './column-names.ts';

/** Programs whose logs of flights are known by their columns. */
export const FLIGHT_LOGS = [
  'openflights',
  'flighty',
  'airtrail',
  'jetlog',
  'flightradar24',
  'app-in-the-air',
  'jetlovers',
] as const;
export type FlightLog = (typeof FLIGHT_LOGS)[number];

/** Columns, in plain letters, that together no other list has. */
const COLUMNS: readonly (readonly [log: FlightLog, columns: readonly string[]])[] = [
  ['openflights', ['fromoid', 'tooid', 'flightnumber', 'class']],
  ['flighty', ['flightflightyid', 'cabinclass']],
  ['flighty', ['gatedeparturescheduled', 'cabinclass', 'tailnumber']],
  ['flightradar24', ['flightnumber', 'depid', 'arrid', 'flightclass']],
  ['jetlog', ['ticketclass', 'tailnumber', 'airplane', 'origin']],
  ['jetlovers', ['flightnum', 'aircraftreg', 'class', 'seattype', 'miles']],
  ['airtrail', ['flightreason', 'aircraftreg', 'seatclass', 'flightnumber']],
];

/** The program that wrote a list, told by the names of its columns. */
export function flightLogOf(header: readonly string[]): FlightLog | undefined {
  const plain = new Set(header.map(plainHeader));
  return COLUMNS.find(([, columns]) => columns.every((column) => plain.has(column)))?.[0];
}

/** Cabins that programs write in a way of their own: myFlightradar24 has numbers; “economy+” of logs is premium economy. */
const CABINS: { readonly [log in FlightLog]?: ReadonlyMap<string, CabinClass> } = {
  flightradar24: new Map([
    ['1', 'economy'],
    ['2', 'business'],
    ['3', 'first'],
    ['4', 'premiumEconomy'],
  ]),
  jetlog: new Map([['economy+', 'premiumEconomy']]),
  jetlovers: new Map([
    ['E', 'economy'],
    ['P', 'premiumEconomy'],
    ['B', 'business'],
    ['F', 'first'],
  ]),
  airtrail: new Map([['economy+', 'premiumEconomy']]),
};

/** The cabin that a log's cell means; undefined where it says it as every list does. */
export function cabinOfLog(log: FlightLog | undefined, text: string): CabinClass | undefined {
  return log && CABINS[log]?.get(text);
}

/** Classes of programs that have one for private jets. */
const PRIVATE_CLASSES: { readonly [log in FlightLog]?: string } = { jetlovers: 'J' };

/** Whether a log's class is that of private jets. */
export const isPrivateClass = (log: FlightLog | undefined, text: string): boolean =>
  log !== undefined && PRIVATE_CLASSES[log] === text;
