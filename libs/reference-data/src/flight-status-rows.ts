import type { ByteReader } from './byte-reader.ts';
import { codesOf } from './code-lists.ts';
import type { WithoutPassengers, WithoutPassengersReason } from './without-passengers.ts';

/** Stands for a row whose carrier may carry passengers, and for one of whose carrier that is not known. */
export const FLIES = 0;
export const IN_DOUBT = 1;
/** The number of the first of `reasons`. */
export const FIRST_REASON = 2;

const MONTHS_A_YEAR = 12;

/** What is known of each row of the flights table, in its order. */
export type FlightStatusRows = {
  /** First month of which entries are known, YYYY-MM. */
  readonly knownFrom: string;
  /** When a row was last entered or changed: 0 for before `knownFrom`, 1 for that month, 2 for the next. */
  readonly months: Uint32Array;
  /** `FLIES`, `IN_DOUBT`, or `FIRST_REASON` and a place in `reasons`. */
  readonly verdicts: Uint32Array;
  readonly reasons: readonly WithoutPassengers[];
};

/**
 * Columns: first month known; months; verdicts; of each reason its code, what it is of, holder's name and code, since, successors, closed airport; then
 * the holders of `readRowHolders`.
 */
export function readFlightStatusRows(reader: ByteReader): FlightStatusRows {
  const knownFrom = reader.text();
  const months = reader.uints();
  const verdicts = reader.uints();
  const codes = reader.strings();
  const [of, holderNames, holderCodes] = [reader.strings(), reader.strings(), reader.repeatedStrings()];
  const since = reader.strings();
  const [successors, closedAirports] = [reader.strings(), reader.strings()];
  const reasons = codes.map((code, at): WithoutPassengers => ({
    reason: code as WithoutPassengersReason,
    of: of[at] as WithoutPassengers['of'],
    holderName: holderNames[at] ?? '',
    holderCode: holderCodes[at] ?? '',
    since: since[at] ?? '',
    successors: codesOf(successors[at]),
    closedAirport: closedAirports[at] ?? '',
  }));
  return { knownFrom, months, verdicts, reasons };
}

/** ICAO code of the carrier whose callsign each row was entered under: what the verdicts are made from, for the tool that makes them. */
export function readRowHolders(reader: ByteReader): readonly string[] {
  return reader.repeatedStrings();
}

/** The month of a number in `months`, YYYY-MM; '' of 0. */
export function monthText(knownFrom: string, month: number): string {
  if (month === 0) return '';
  const at = monthsOf(knownFrom) + month - 1;
  return `${Math.floor(at / MONTHS_A_YEAR)}-${String((at % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

/** The number of a month in `months`; 0 for '' and what lies before. */
export function monthNumber(knownFrom: string, month: string): number {
  if (month === '') return 0;
  return Math.max(0, monthsOf(month) - monthsOf(knownFrom) + 1);
}

/** Months from year 0 to one of YYYY-MM. */
function monthsOf(text: string): number {
  const [year = 0, monthOfYear = 1] = text.split('-').map(Number);
  return year * MONTHS_A_YEAR + monthOfYear - 1;
}
