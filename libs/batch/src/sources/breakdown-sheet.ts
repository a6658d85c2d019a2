import { gramsToKilograms } from '@tim/format';
import type { Breakdown } from '../totals/breakdown.ts';
import type { XlsxCell, XlsxWriter } from './write-xlsx.ts';

/** A breakdown as a sheet has it, its groups named in words. Plain data: workers get it. */
export type BreakdownSheet = Pick<Breakdown, 'groups'> & {
  /** Of the sheet and of its first column. */
  readonly title: string;
  /** Kilograms, share, flights, passenger-kilometres, grams per passenger-kilometre. */
  readonly columns: readonly string[];
  readonly total: string;
  /** What is said next to the sum of the list's own rows. */
  readonly allRows: string;
};

/** Rows above the first group: the names of columns. */
const HEADER_ROWS = 1;

/**
 * Writes a sheet with what a list's total is made of. A row there and back may belong to two groups, so that kilograms are numbers; shares
 * and sums are formulas, and the last row adds up the list's rows, which comes to the same.
 *
 * @param sumOfRows - the formula that adds up the kilograms of the list's rows
 */
export function writeBreakdown(writer: XlsxWriter, sheet: BreakdownSheet, sumOfRows: string): void {
  const { title, columns, groups, total, allRows } = sheet;
  const last = HEADER_ROWS + groups.length;
  const totalRow = last + 1;
  const sum = (of: (group: Breakdown['groups'][number]) => number | null): number =>
    groups.reduce((before, group) => before + (of(group) ?? 0), 0);
  const sumCell = (column: string, value: number): XlsxCell => ({ value, formula: `SUM(${column}2:${column}${last})` });
  const kilograms = gramsToKilograms(sum(({ grams }) => grams));
  writer.sheet(title);
  writer.row([title, ...columns], true);
  for (const [at, group] of groups.entries()) {
    const { name, grams, share, flights, passengerKm, gramsPerPassengerKm } = group;
    const formula = `IF(B$${totalRow}=0,0,B${HEADER_ROWS + 1 + at}/B$${totalRow})`;
    writer.row([
      name,
      gramsToKilograms(grams),
      { value: share, format: 'percent', formula },
      flights,
      passengerKm ?? '',
      gramsPerPassengerKm ?? '',
    ]);
  }
  writer.row([
    total,
    sumCell('B', kilograms),
    '',
    sumCell(
      'D',
      sum(({ flights }) => flights),
    ),
    sumCell(
      'E',
      sum(({ passengerKm }) => passengerKm),
    ),
  ]);
  writer.row([allRows, { value: kilograms, formula: sumOfRows }]);
}
