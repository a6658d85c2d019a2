import { answerCells, answerHeader } from '@tim/batch';
import type { BreakdownSheet } from '@tim/batch/sources';
import { ANSWER_TITLES } from './answer-titles.ts';
import type { AnsweredList } from './answered-list.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COLUMNS = { hasAllCabins: false } as const;

/**
 * The list with the answers behind its own columns, as a workbook: rows stay in their places, figures are numbers.
 *
 * @param breakdowns - what the total is made of, a sheet each
 */
export async function xlsxPieces(
  { list, format, rows, data }: AnsweredList,
  breakdowns: readonly BreakdownSheet[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { answeredCells, writeBreakdown, xlsxWriter } = await import('@tim/batch/sources');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const writer = xlsxWriter('Flights', (bytes) => pieces.push(new Uint8Array(bytes)));
  const names = answerHeader(COLUMNS);
  const byPlace = new Map(rows.map((row) => [row.at, row]));
  const width = list.shape.header.length;
  for (const [at, cells] of list.rows.entries()) {
    const row = byPlace.get(at);
    if (at === list.headerAt) {
      writer.row([...cells, ...names], true);
      if (ANSWER_TITLES)
        writer.row([...cells.map(() => ''), ...names.map((name) => ANSWER_TITLES?.[name] ?? '')], true);
    } else if (!row) writer.row(cells);
    else {
      const long = list.longRows.get(at)?.text;
      const answer = answerCells(row.question, row.answer, data.made, COLUMNS);
      writer.row(
        answeredCells(long === undefined ? cells : [long], answer, { width, names, decimalMark: format.decimalMark }),
      );
    }
  }
  const sumOfRows = writer.sumOf(width + names.indexOf('tim_kg_co2e'));
  for (const sheet of breakdowns) writeBreakdown(writer, sheet, sumOfRows);
  writer.end();
  return pieces;
}
