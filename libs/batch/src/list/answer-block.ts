import type { CabinClass } from '@tim/estimator';
import { answerCells, answerHeader, isNumberColumn, type AnsweredWith } from '../answer-columns.ts';
import type { CodeReader } from '../codes.ts';
import { csvLine } from '../csv-line.ts';
import { readRow, type RowQuestion } from '../read-row.ts';
import type { RowAnswer } from '../row-answer.ts';
import { addRow, noTotals, type Totals } from '../totals.ts';
import { flatRecord } from './flat-record.ts';
import type { ListFormat } from './list-format.ts';
import { parseCells, withoutByteOrderMark } from './parse-cells.ts';

export type BlockSettings = {
  readonly format: ListFormat;
  readonly cabin: CabinClass;
  readonly hasAllCabins: boolean;
};

export type AnsweredBlock = { readonly text: string; readonly totals: Totals };

/**
 * Answers a block of whole rows: every row in its place, with the answer's columns after its own. The rows down to the header stand in
 * the first block.
 */
export function blockAnswerer(
  { format, cabin, hasAllCabins }: BlockSettings,
  codes: CodeReader,
  answer: (question: RowQuestion) => RowAnswer,
  made: AnsweredWith,
): (text: string, isFirst: boolean) => AnsweredBlock {
  const { kind, delimiter, header, rowsAbove, columns, dateOrder } = format;
  const names = answerHeader({ hasAllCabins });
  const reading = { columns, codes, cabin, ...(dateOrder && { dateOrder }) };

  const answered = (cells: readonly string[], totals: Totals): readonly string[] => {
    const question = readRow(cells, reading);
    const found: RowAnswer =
      'message' in question
        ? { kind: 'no-figure', reason: 'INVALID_ROW', text: `${question.field}: ${question.message}` }
        : answer(question);
    addRow(totals, question, found);
    return answerCells(question, found, made, { hasAllCabins });
  };

  const ofCsv = (text: string, isFirst: boolean): AnsweredBlock => {
    const totals = noTotals();
    const rows = parseCells(isFirst ? withoutByteOrderMark(text) : text, delimiter);
    const lines = rows.map((row, at) => {
      if (isFirst && at < rowsAbove) return csvLine(at === rowsAbove - 1 ? [...row, ...names] : row, delimiter);
      if (row.every((cell) => cell === '')) return csvLine(row, delimiter);
      const missing = Array.from({ length: Math.max(0, header.length - row.length) }, () => '');
      return csvLine([...row, ...missing, ...answered(row, totals)], delimiter);
    });
    return { text: lines.join(''), totals };
  };

  const ofNdjson = (text: string): AnsweredBlock => {
    const totals = noTotals();
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const written = lines.map((line) => {
      const [record = {}] = flatRecord(line);
      const cells = answered(
        header.map((name) => record[name] ?? ''),
        totals,
      );
      return jsonLine(line, names, cells);
    });
    return { text: written.join(''), totals };
  };

  return kind === 'csv' ? ofCsv : ofNdjson;
}

/** The line's own object with the answer after its own fields; a line that is none as `tim_input`. */
function jsonLine(line: string, names: readonly string[], cells: readonly string[]): string {
  const added = Object.fromEntries(
    names.map((name, at) => {
      const cell = cells[at] ?? '';
      return [name, cell === '' ? null : isNumberColumn(name) ? Number(cell) : cell];
    }),
  );
  const own = flatRecord(line).length > 0 ? (JSON.parse(line) as object) : { tim_input: line };
  return `${JSON.stringify({ ...own, ...added })}\n`;
}
