import { listFormat } from '../list/list-format.ts';
import { parseCells } from '../list/parse-cells.ts';
import { sourceKindOf } from '../list/source-kind.ts';
import { codes } from '../question/read-list.fixture.ts';
import { readRow } from '../question/read-row.ts';
import { readSource } from '../sources/read-source.ts';
import { fixture, TODAY } from '../sources/workbook.fixture.ts';

/** The program that a log is told to be of, and what each of its rows asks, in short; or what is wrong with it. */
export function readLog(name: string): { readonly log: string | undefined; readonly questions: readonly string[] } {
  const file = fixture(name);
  const kind = sourceKindOf(file);
  const source = kind && readSource(kind, file, { today: TODAY });
  const bytes = source ? Buffer.concat(source.csv) : file;
  const format = listFormat({ bytes, isWhole: true }, 'csv', { columns: {}, delimiter: ',' });
  const { columns, rowsAbove, log } = format;
  const questions = parseCells(bytes.toString().trimEnd(), ',')
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
  return { log: log ?? (source?.about.kind === 'log' ? source.about.log : undefined), questions };
}
