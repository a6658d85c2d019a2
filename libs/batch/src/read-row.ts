import type { CabinClass } from '@tim/estimator';
import { LONGEST_KM, readAmount } from './amounts.ts';
import type { CodeReader } from './codes.ts';
import { readCabin } from './cabins.ts';
import type { Columns, Field } from './columns.ts';
import { readDate, type DateOrder, type RowDate } from './dates.ts';
import { splitRoute } from './route.ts';

/** One passenger's flight as a row of a list says; what the row does not say is absent. Codes upper case. */
export type RowQuestion = {
  readonly origin?: string;
  readonly destination?: string;
  readonly carrierCode?: string;
  readonly flightNumber?: number;
  readonly date?: RowDate;
  readonly cabin: CabinClass;
  readonly aircraftCode?: string;
  /** An aircraft is named, but not one we know. */
  readonly hasUnknownAircraft?: true;
  /** Great-circle distance [km], for a row without airports. */
  readonly distanceKm?: number;
  /** Passengers the row stands for. */
  readonly passengers: number;
  readonly traveller?: string;
};

/** What is wrong with a row, or with one of its fields, and what would be right. */
export type RowFault = { readonly field: Field | 'row'; readonly message: string };

/** What a row is read with. */
export type RowReading = {
  readonly columns: Columns;
  readonly codes: CodeReader;
  /** What stands first in dates that can be read in two ways; absent where nothing tells. */
  readonly dateOrder?: DateOrder;
  /** Cabin of a row that names none. */
  readonly cabin: CabinClass;
};

/** Carrier and number in one: "LX52", "LX 052", "SWR52", "U2-8001"; the carrier may be missing. */
const FLIGHT = /^(?:([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})[\s-]*)?0*([0-9]{1,4})$/;

/** A longer cell is no name, code or date [letters]. */
const LONGEST_CELL = 1000;

class Fault extends Error {
  readonly field: Field;
  constructor(field: Field, message: string) {
    super(message);
    this.field = field;
  }
}

/** A row's question; or the first fault that keeps it from being one. */
export function readRow(cells: readonly string[], reading: RowReading): RowQuestion | RowFault {
  try {
    return question(cells, reading);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { field: error.field, message: error.message };
  }
}

function question(cells: readonly string[], { columns, codes, dateOrder, cabin }: RowReading): RowQuestion {
  const text = (field: Field): string => {
    const column = columns[field];
    const cell = column === undefined ? '' : (cells[column] ?? '').trim();
    if (cell.length > LONGEST_CELL) {
      throw new Fault(
        field,
        `has ${cell.length} letters, more than ${LONGEST_CELL}: a quote may open and not be closed`,
      );
    }
    return cell;
  };
  const [origin, destination] = ends(text, codes);
  const distanceKm = amount('distanceKm', text('distanceKm'), LONGEST_KM, 'a distance in kilometres above 0');
  if (distanceKm === undefined && (origin === undefined || destination === undefined)) {
    throw new Fault(origin === undefined ? 'origin' : 'destination', 'empty: give both airports');
  }
  const [carrierCode, flightNumber] = flight(text, codes);
  const date = dateOf(text('date'), dateOrder);
  const written = text('cabin');
  const named = written === '' ? cabin : readCabin(written);
  if (named === undefined) {
    throw new Fault('cabin', `“${written}” is no cabin: write economy, premium economy, business or first`);
  }
  const aircraft = text('aircraft');
  const aircraftCode = aircraft === '' ? undefined : codes.aircraft(aircraft);
  const traveller = text('traveller');
  return {
    ...(origin !== undefined && { origin }),
    ...(destination !== undefined && { destination }),
    ...(carrierCode !== undefined && { carrierCode }),
    ...(flightNumber !== undefined && { flightNumber }),
    ...(date && { date }),
    cabin: named,
    ...(aircraftCode !== undefined && { aircraftCode }),
    ...(aircraft !== '' && aircraftCode === undefined && { hasUnknownAircraft: true }),
    ...(distanceKm !== undefined && { distanceKm }),
    passengers: amount('passengers', text('passengers'), Infinity, 'a number of passengers above 0') ?? 1,
    ...(traveller !== '' && { traveller }),
  };
}

type Texts = (field: Field) => string;

function ends(text: Texts, codes: CodeReader): readonly [string | undefined, string | undefined] {
  const [from, to] = splitRoute(text('route')) ?? ['', ''];
  if (text('destination') === '' && splitRoute(to) && codes.places(to).length === 0) {
    throw new Fault('route', `“${text('route')}” has more than two airports: give each flight a row of its own`);
  }
  return [place('origin', text('origin') || from, codes), place('destination', text('destination') || to, codes)];
}

function place(field: 'origin' | 'destination', text: string, codes: CodeReader): string | undefined {
  if (text === '') return undefined;
  const [code, ...others] = codes.places(text);
  if (code === undefined) throw new Fault(field, `“${text}” is no airport we know: write its code of three letters`);
  if (others.length > 0) {
    throw new Fault(field, `“${text}” may be ${[code, ...others].slice(0, MOST_NAMED).join(' or ')}: write the code`);
  }
  return code;
}

/** Places of one name that a message names. */
const MOST_NAMED = 4;

function flight(text: Texts, codes: CodeReader): readonly [string | undefined, number | undefined] {
  const written = text('flightNumber');
  const carrierCode = carrierOf('carrier', text('carrier'), codes);
  if (written === '') return [carrierCode, undefined];
  const [, prefix, digits] = FLIGHT.exec(written.toUpperCase()) ?? [];
  if (digits === undefined || Number(digits) === 0) {
    throw new Fault(
      'flightNumber',
      `“${written}” is no flight number: write LX 52, or 52 beside a column with the airline`,
    );
  }
  // A column with the airline is clearer than letters before the number that nobody knows.
  const code =
    prefix !== undefined && carrierCode !== undefined
      ? codes.carrier(prefix)
      : carrierOf('flightNumber', prefix ?? '', codes);
  return [code ?? carrierCode, Number(digits)];
}

function carrierOf(field: Field, text: string, codes: CodeReader): string | undefined {
  if (text === '') return undefined;
  const code = codes.carrier(text);
  if (code === undefined)
    throw new Fault(field, `“${text}” is no airline we know: write its code of two letters or digits`);
  return code;
}

function dateOf(text: string, order: DateOrder | undefined): RowDate | undefined {
  if (text === '') return undefined;
  const date = readDate(text, order);
  if (!date) throw new Fault('date', `“${text}” is no date we can read for sure: write it as 2026-03-31`);
  return date;
}

/** A number above 0; undefined where nothing is written. */
function amount(field: Field, text: string, most: number, what: string): number | undefined {
  if (text === '') return undefined;
  const value = readAmount(text, most);
  if (value === undefined) throw new Fault(field, `“${text}” is not ${what}`);
  return value;
}
