import { createReadStream } from 'node:fs';
import { answerHeader } from '@tim/batch';
import { parseCells, splitBlocks, type ListFormat } from '@tim/batch/list';
import { answeredCells, writeBreakdown, xlsxWriter, type BreakdownSheet } from '@tim/batch/sources';
import { openWriter } from '../files/file-writer.ts';

/** What turning an answered list into a workbook needs to know. */
export type ToXlsx = {
  /** With the decimal mark of the list's own numbers. */
  readonly format: ListFormat;
  readonly hasAllCabins: boolean;
  /** What the total is made of, a sheet each. */
  readonly breakdowns: readonly BreakdownSheet[];
};

/**
 * Write what was answered as a workbook of Excel: rows stay in their places, figures are numbers.
 *
 * @param answered - the file of CSV in UTF-8 that workers wrote
 */
export async function writeAnsweredXlsx(
  answered: string,
  xlsx: string,
  { format, hasAllCabins, breakdowns }: ToXlsx,
): Promise<void> {
  const { delimiter, header, rowsAbove, decimalMark } = format;
  const names = answerHeader({ hasAllCabins });
  const file = openWriter(xlsx);
  try {
    const writer = xlsxWriter('Flights', file.write);
    const written = { kind: 'csv', delimiter, encoding: 'utf-8', rowsAbove } as const;
    let at = 0;
    for await (const block of splitBlocks(createReadStream(answered), written, true)) {
      for (const row of parseCells(Buffer.from(block).toString(), delimiter)) {
        const place = at++;
        if (place < rowsAbove) writer.row(row, place === rowsAbove - 1);
        else if (row.every((cell) => cell === '')) writer.row([]);
        else {
          const own = row.slice(0, -names.length);
          writer.row(answeredCells(own, row.slice(-names.length), { width: header.length, names, decimalMark }));
        }
      }
    }
    const sumOfRows = writer.sumOf(header.length + names.indexOf('tim_kg_co2e'));
    for (const sheet of breakdowns) writeBreakdown(writer, sheet, sumOfRows);
    writer.end();
    file.finish();
  } finally {
    file.close();
  }
}
