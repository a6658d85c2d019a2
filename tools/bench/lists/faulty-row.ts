import type { DrawnRow } from './drawn-row.ts';

/** What people get wrong, one as often as the other. */
const FAULTS: readonly ((row: DrawnRow) => DrawnRow)[] = [
  (row) => ({ ...row, from: 'QQQ' }),
  (row) => ({ ...row, to: '' }),
  (row) => ({ ...row, flightNumber: 'tba' }),
  (row) => ({ ...row, date: `${row.date.slice(0, 4)}-02-30` }),
  (row) => ({ ...row, cabin: 'sleeper' }),
];

/**
 * A row with one field that cannot be read.
 *
 * @param drawn - which field, 0 to below 1
 */
export function faultyRow(row: DrawnRow, drawn: number): DrawnRow {
  return FAULTS[Math.floor(drawn * FAULTS.length)]?.(row) ?? row;
}
