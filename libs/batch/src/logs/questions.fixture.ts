import { codeReader } from '../question/codes.ts';
import { listFormat } from '../list/list-format.ts';
import { parseCells } from '../list/parse-cells.ts';
import { sourceKindOf } from '../list/source-kind.ts';
import { readRow } from '../question/read-row.ts';
import { tables } from '../real-tables.fixture.ts';
import { readSource } from '../sources/read-source.ts';
import { fixture, TODAY } from '../sources/workbook.fixture.ts';

const codes = codeReader(tables, () => []);

/** What each row of a log asks, in short; or what is wrong with it. */
export function questionsOf(name: string): readonly string[] {
  const file = fixture(name);
  const kind = sourceKindOf(file);
  const bytes = kind ? Buffer.concat(readSource(kind, file, { today: TODAY }).csv) : file;
  const format = listFormat({ bytes, isWhole: true }, 'csv', { columns: {}, delimiter: ',' });
  const { columns, rowsAbove, log } = format;
  return parseCells(bytes.toString().trimEnd(), ',')
    .slice(rowsAbove)
    .map((row) => {
      const question = readRow(row, { columns, codes, cabin: 'economy', ...(log && { log }) });
      if ('message' in question) return question.skipped ?? question.message;
      const { origin, destination, carrierCode, flightNumber, date, cabin } = question;
      return [
        origin,
        destination,
        carrierCode,
        flightNumber,
        date && ('day' in date ? `${date.year}-${date.month}-${date.day}` : date.year),
        cabin,
      ].join(' ');
    });
}

/** The program that a log is told to be of. */
export function logOf(name: string): string | undefined {
  const file = fixture(name);
  const kind = sourceKindOf(file);
  const bytes = kind ? Buffer.concat(readSource(kind, file, { today: TODAY }).csv) : file;
  return listFormat({ bytes, isWhole: true }, 'csv', { columns: {}, delimiter: ',' }).log;
}
