import { plainHeader } from '../columns/plain-header.ts';
import { servicePlaces, type Columns, type FurtherColumn } from '../columns/columns.ts';
import { readDate, rowDateText, type DateOrder } from './dates.ts';
import { remarkOfReturn } from './remark-of-return.ts';
import { isSetAside } from './read-skipped.ts';
import { hasSegmentStatus } from './segment-status.ts';
import { isDirection, saidKind, saidTrip, saidYes } from './row-kinds.ts';
import { pairJourneys, type JourneyRow } from './pair-journeys.ts';
import { routeEnds } from './route.ts';

/** How many rows say that there is a flight back, among those that were seen. */
export type OwnReturnCounts = {
  /** Those whose flight back has a row of its own: each stands for one flight. */
  readonly own: number;
  /** All of them. */
  readonly all: number;
  /** All rows that were seen: later ones are read as most of those are. */
  readonly seen: number;
};

/**
 * What the rows that were seen tell of flights back: most rows that say there is one have it in a row of its own, or most have not; and
 * the others. Plain data: workers get it, and it holds nothing that anybody wrote.
 */
export type OwnReturns = {
  readonly counts: OwnReturnCounts;
  /** Whether the flight back of most rows that say so has a row of its own. */
  readonly isUsual: boolean;
  /** Signs of the rows of which the other is true. */
  readonly others: readonly string[];
};

type RowColumns = { readonly columns: Columns; readonly further: readonly FurtherColumn[] };
type Rows = readonly (readonly string[])[];

/** [letters] */
const LONGEST_CELL = 100;

/**
 * Which rows say that there is a flight back, and have it in a row of its own: those stand for one flight. Of rows alike it is true if each
 * of them has one.
 *
 * @param rows - those that are seen, a list's first
 * @param dateOrder - what stands first in its dates, where that is known
 * @returns undefined where no row has one: then each row that says so stands for two flights
 */
export function ownReturns(rows: Rows, columnsRead: RowColumns, dateOrder?: DateOrder): OwnReturns | undefined {
  const { columns } = columnsRead;
  const hasEnds = columns.origin !== undefined && columns.destination !== undefined;
  if ((!hasEnds && columns.route === undefined) || !saysReturns(columns)) return undefined;
  const read = rows.map((row) => journeyRow(row, columnsRead, dateOrder));
  const paired = pairJourneys(read);
  const bySign = new Map<string, boolean>();
  let [own, all] = [0, 0];
  for (const [at, { isReturn }] of read.entries()) {
    if (!isReturn) continue;
    const sign = signOf(rows[at] ?? [], columnsRead);
    bySign.set(sign, paired.has(at) && bySign.get(sign) !== false);
    all++;
    if (paired.has(at)) own++;
  }
  if (own === 0) return undefined;
  const isUsual = 2 * own >= all;
  const others = [...bySign].flatMap(([sign, isOwn]) => (isOwn === isUsual ? [] : [sign]));
  return { counts: { own, all, seen: rows.length }, isUsual, others };
}

/** Whether a row says that there is a flight back, which has a row of its own. */
export function ownReturnReader(
  columns: RowColumns,
  told: OwnReturns | undefined,
): (row: readonly string[]) => boolean {
  if (!told) return () => false;
  const others = new Set(told.others);
  return (row) => saysReturn(row, columns) && others.has(signOf(row, columns)) !== told.isUsual;
}

const FIELDS = ['returns', 'returnDate', 'tripType', 'service', 'description'] as const;
const SIGN_FIELDS = ['origin', 'destination', 'route', 'traveller', 'date', 'flightNumber', ...FIELDS] as const;

/** Whether columns may say that there is a flight back: most lists have none of them. */
export const saysReturns = (columns: Columns): boolean => FIELDS.some((field) => columns[field] !== undefined);

const text = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').trim().slice(0, LONGEST_CELL);

function journeyRow(
  row: readonly string[],
  { columns, further }: RowColumns,
  order: DateOrder = 'day-first',
): JourneyRow {
  // A flight that nobody took, or that was paid back, is nobody's way back.
  if (isSetAside({ cells: row, columns, further })) return NO_JOURNEY;
  const [from, to] = [text(row, columns.origin), text(row, columns.destination)];
  const ends = from !== '' && to !== '' ? ([from, to] as const) : routeEnds(text(row, columns.route));
  const [origin, destination] = ends.map(plainName);
  const date = readDate(text(row, columns.date), order);
  return {
    origin: origin ?? '',
    destination: destination ?? '',
    traveller: plainName(text(row, columns.traveller)),
    day: text(row, columns.date),
    returnDay: [columns.returnDate, columns.returns].map((column) => text(row, column)).find(isDay) ?? '',
    isReturn: saysReturn(row, { columns, further }),
    date: date ? rowDateText(date) : '',
    whole: row.join('\n'),
  };
}

const NO_JOURNEY: JourneyRow = {
  origin: '',
  destination: '',
  traveller: '',
  day: '',
  returnDay: '',
  isReturn: false,
  date: '',
  whole: '',
};

const isDay = (cell: string): boolean =>
  readDate(cell, 'day-first') !== undefined || readDate(cell, 'month-first') !== undefined;

/** In plain letters; as it is where it has none of them. */
const plainName = (name: string): string => plainHeader(name) || name;

function saysReturn(row: readonly string[], { columns, further }: RowColumns): boolean {
  const { returns, returnDate, tripType, service } = columns;
  if (saidTrip(text(row, tripType)) === 'return') return true;
  if ([service, ...servicePlaces(further)].some((column) => saidKind(text(row, column)) === 'return')) return true;
  if (remarkOfReturn({ cells: row, columns, further }) === 'return') return true;
  return [returns, returnDate]
    .map((column) => text(row, column))
    .some((cell) => cell !== '' && saidYes(cell) !== false && saidKind(cell) !== 'one-way');
}

/** Letters and digits that stand for what a row says of its journey; other rows have others, but for one of 10^18 pairs. */
function signOf(row: readonly string[], { columns, further }: RowColumns): string {
  const places = [...SIGN_FIELDS.map((field) => columns[field]), ...servicePlaces(further)];
  const said = places.map((place) => text(row, place)).join('\n');
  return [FIRST_SEED, SECOND_SEED].map((seed) => mixed(said, seed).toString(36)).join('.');
}

/** FNV-1a over the letters: its usual start, and another that was chosen freely. */
const FIRST_SEED = 0x811c9dc5;
const SECOND_SEED = 0x5bd1e995;
const FNV_PRIME = 0x01000193;
function mixed(said: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < said.length; at++) hash = Math.imul(hash ^ said.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/**
 * The columns without those that tell a flight's direction, "outbound" and "return", where others tell whether there is a flight back. What
 * was bought may be such a column: it is then read as a transaction is, for trains and refunds alone.
 */
export function withoutDirections(rows: Rows, { columns: named, further }: RowColumns): RowColumns {
  const columns = withSegmentStatus(rows, withTripLetters(rows, named));
  const isOfDirections = (column: number | undefined): boolean =>
    column !== undefined && isDirection(rows.map((row) => text(row, column)));
  const { service, tripType, ...others } = columns;
  const isService = isOfDirections(service);
  const read = {
    ...(isService && service !== undefined && { transaction: service }),
    ...others,
    ...(!isService && service !== undefined && { service }),
    ...(tripType !== undefined && !isOfDirections(tripType) && { tripType }),
  };
  const isTold = ({ field, place }: FurtherColumn) => field === 'service' && isOfDirections(place);
  return {
    columns: read,
    further: further.map((one): FurtherColumn => {
      if (isTold(one)) return { ...one, field: 'transaction' };
      return one.field === 'status' && hasLetters(rows, one.place) ? { ...one, field: 'segmentStatus' } : one;
    }),
  };
}

/** Where the column for the flight back has an "R", it is read as one of kinds of trips: an "O" in it then means one way, not oui. */
function withTripLetters(rows: Rows, columns: Columns): Columns {
  const { returns, ...others } = columns;
  const hasLetters = rows.some((row) => plainHeader(text(row, returns)) === 'r');
  return hasLetters && returns !== undefined && columns.tripType === undefined
    ? { ...others, tripType: returns }
    : columns;
}

const hasLetters = (rows: Rows, place: number): boolean => hasSegmentStatus(rows.map((row) => text(row, place)));

/** Where the column for the status has letters of reservation systems, it is read as theirs: "NO" is then a segment that nobody holds. */
function withSegmentStatus(rows: Rows, columns: Columns): Columns {
  const { status, ...others } = columns;
  if (status === undefined || columns.segmentStatus !== undefined || !hasLetters(rows, status)) return columns;
  return { ...others, segmentStatus: status };
}
