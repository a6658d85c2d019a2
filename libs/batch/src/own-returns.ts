import { plainHeader, type Field } from './column-names.ts';
import type { Columns } from './columns.ts';
import { saidKind, saidYes } from './row-kinds.ts';
import { RETURN_FIELDS } from './unused-columns.ts';

/** [letters] */
const LONGEST_NAME = 100;

/**
 * Whether the flights back stand in rows of their own: then a row's "round trip" is said of the whole journey, and no row stands for two
 * flights. Told by the rows that say there is a flight back: half of them have one the other way round, of the same traveller, and on the
 * day of the flight back where the list has such days.
 */
export function hasOwnReturns(rows: readonly (readonly string[])[], columns: Columns): boolean {
  const { origin, destination, date, traveller, returnDate } = columns;
  if (origin === undefined || destination === undefined) return false;
  const key = (row: readonly string[], from: number, to: number, day: string): string =>
    [text(row, from), text(row, to), text(row, traveller), day].map(plainHeader).join(' ');
  const hasDays = date !== undefined && returnDate !== undefined;
  const all = new Set(rows.map((row) => key(row, origin, destination, hasDays ? text(row, date) : '')));
  const returning = rows.filter((row) => saysReturn(row, columns));
  const mirrored = returning.filter((row) =>
    all.has(key(row, destination, origin, hasDays ? text(row, returnDate) : '')),
  );
  return mirrored.length > 0 && 2 * mirrored.length >= returning.length;
}

const text = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '').trim().slice(0, LONGEST_NAME);

function saysReturn(row: readonly string[], { returns, returnDate, tripType, service }: Columns): boolean {
  if ([tripType, service].some((column) => isReturn(row, column))) return true;
  return [returns, returnDate]
    .map((column) => text(row, column))
    .some((cell) => cell !== '' && saidYes(cell) !== false && saidKind(cell) !== 'one-way');
}

const isReturn = (row: readonly string[], column: number | undefined): boolean =>
  saidKind(text(row, column)) === 'return';

/**
 * The columns without those that tell of a flight back. What was bought may be such a column: "outbound" and "return". It is then read as a
 * transaction is, for trains and refunds alone.
 */
export function withoutReturns(rows: readonly (readonly string[])[], columns: Columns): Columns {
  const { service, ...others } = columns;
  const isTold = service !== undefined && rows.some((row) => isReturn(row, service));
  const left: Columns = isTold ? { transaction: service, ...others } : columns;
  return Object.fromEntries(Object.entries(left).filter(([field]) => !RETURN_FIELDS.has(field as Field)));
}
