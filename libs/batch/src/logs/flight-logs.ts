import type { CabinClass } from '@tim/estimator';
import type { Field } from '../columns/column-names.ts';
import { airtrail } from './airtrail.ts';
import { byair } from './byair.ts';
import { flightradar24 } from './flightradar24.ts';
import { flighty } from './flighty.ts';
import { jetlog } from './jetlog.ts';
import { jetlovers } from './jetlovers.ts';
import type { LogFormat } from './log-format.ts';
import { milesAndMore } from './miles-and-more.ts';
import { openflights } from './openflights.ts';
import { opensky } from './opensky.ts';
import { plainHeader } from '../columns/plain-header.ts';

/** Programs whose logs of flights are known by their columns, in the order in which they are tried. */
const FORMATS = {
  openflights,
  flighty,
  flightradar24,
  jetlog,
  jetlovers,
  airtrail,
  byair,
  'miles-and-more': milesAndMore,
  opensky,
} as const satisfies Readonly<Record<string, LogFormat>>;

/** Programs whose logs are known: by their columns, or by how their file begins. */
export type FlightLog = keyof typeof FORMATS | 'app-in-the-air';

const ALL = Object.entries(FORMATS) as readonly (readonly [keyof typeof FORMATS, LogFormat])[];

/** The program that wrote a list, told by the names of its columns. */
export function flightLogOf(header: readonly string[]): FlightLog | undefined {
  const plain = new Set(header.map(plainHeader));
  return ALL.find(([, { columns }]) => columns.some((all) => all.every((column) => plain.has(column))))?.[0];
}

const formatOf = (log: FlightLog | undefined): LogFormat =>
  log === undefined || log === 'app-in-the-air' ? NO_FORMAT : FORMATS[log];
const NO_FORMAT: LogFormat = { columns: [] };

/** Columns that only a list's program calls so, by their names in plain letters. */
export const namedByLog = (header: readonly string[]): Readonly<Record<string, Field>> =>
  formatOf(flightLogOf(header)).named ?? {};

/** The cabin that a log's cell means; undefined where it says it as every list does. */
export function cabinOfLog(log: FlightLog | undefined, text: string): CabinClass | undefined {
  const { cabins = {} } = formatOf(log);
  return Object.hasOwn(cabins, text) ? cabins[text] : undefined;
}

/** Whether a log's class is that of private jets. */
export const isPrivateClass = (log: FlightLog | undefined, text: string): boolean =>
  formatOf(log).privateClass === text;

/** Whether a log's status says that somebody else took the flight. */
export function isOfSomebodyElse(log: FlightLog | undefined, status: string): boolean {
  const { ownStatus } = formatOf(log);
  return ownStatus !== undefined && status !== ownStatus;
}
