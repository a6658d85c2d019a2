import type { CabinClass } from '@tim/estimator';
import {
  answerCells,
  answerHeader,
  isNumberColumn,
  type AnswerColumn,
  type AnsweredWith,
} from '../answer/answer-columns.ts';
import type { AddToBreakdowns } from '../totals/breakdown.ts';
import type { CodeReader } from '../question/codes.ts';
import { ownReturnReader } from '../question/own-returns.ts';
import { chosenPlaces } from '../question/read-places.ts';
import { csvLine, withoutFormulas } from '@tim/notation';
import { readRow } from '../question/read-row.ts';
import { OWN_LANGUAGE, type RowLanguage } from '../answer/row-language.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import type { RowAnswer } from '../answer/row-answer.ts';
import { addRow, noTotals, type Totals } from '../totals/totals.ts';
import { noWhatIf, type AddWhatIf } from '../totals/what-if.ts';
import { decodeRows } from './encoding.ts';
import { readRecord } from './flat-record.ts';
import { jsonMember, jsonParts } from './json-parts.ts';
import type { ListFormat } from './list-format.ts';
import { isLongRow, longRowLine, LONG_ROW } from './long-row.ts';
import { filledLines, isBlank, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import { withoutPeople } from './without-people.ts';

export type BlockSettings = {
  readonly format: ListFormat;
  readonly cabin: CabinClass;
  readonly hasAllCabins: boolean;
  /** Whether cells of CSV that a spreadsheet would run as formulas are written as texts. */
  readonly isForSpreadsheets?: boolean;
  /** Whether what tells who travelled is left out of what is written. */
  readonly isWithoutPeople?: boolean;
  /** What the answer's columns are called for people: a separate line below the names of CSV. */
  readonly titles?: Readonly<Record<AnswerColumn, string>>;
  /** Adds each row to the groups of the breakdowns that were asked for. */
  readonly addToBreakdowns?: AddToBreakdowns;
  /** Adds each row to what the list would add up to if it were flown otherwise. */
  readonly addWhatIf?: AddWhatIf;
};

export type AnsweredBlock = { readonly text: string; readonly totals: Totals };

/**
 * Answers a block of `splitBlocks`: every row in its place, with the answer's columns after its own. The rows down to the header stand in
 * the first block.
 *
 * @param language - of what is said of rows; this program's own unless given
 * @throws ListFault when the block's letters cannot be read
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function blockAnswerer(
  {
    format,
    cabin,
    hasAllCabins,
    isForSpreadsheets = false,
    isWithoutPeople = false,
    titles,
    addToBreakdowns,
    addWhatIf,
  }: BlockSettings,
  codes: CodeReader,
  answer: (question: RowQuestion | RowFault) => RowAnswer,
  made: AnsweredWith,
  language: RowLanguage = OWN_LANGUAGE,
): (block: Uint8Array, isFirst: boolean) => AnsweredBlock {
  const { texts } = language;
  const { kind, delimiter, encoding, header, rowsAbove, columns, further, decimalMark, places } = format;
  const { dateOrder, ownReturns, log, provenMark } = format;
  const names = answerHeader({ hasAllCabins });
  const reasonText = names.indexOf('tim_reason_text');
  const hasOwnReturn = ownReturnReader({ columns, further }, ownReturns);
  const said = {
    chosenPlaces: chosenPlaces(places),
    ...(dateOrder && { dateOrder }),
    ...(log && { log }),
    ...(provenMark && { decimalMark: provenMark }),
  };
  const reading = { columns, further, codes, cabin, language, hasOwnReturn, ...said };

  const left = isWithoutPeople ? withoutPeople(format) : undefined;
  /** Of what cannot be read, nobody knows where names stand. */
  const unread = (text: string): string => (left ? '' : text);

  const answeredAs = (
    question: RowQuestion | RowFault,
    totals: Totals,
    row: number,
    cells: readonly string[] = [],
  ): readonly string[] => {
    const found = answer(question);
    addRow(totals, question, found, row);
    if (addWhatIf) addWhatIf((totals.whatIf ??= noWhatIf()), question, found);
    if (addToBreakdowns) addToBreakdowns((totals.breakdowns ??= []), question, found, cells);
    return answerCells(question, found, made, { hasAllCabins, decimalMark, language });
  };
  const answered = (cells: readonly string[], totals: Totals, row: number) =>
    answeredAs(readRow(cells, reading), totals, row, cells);
  const line = (cells: readonly string[]): string =>
    csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, delimiter);

  const titlesLine = (ownNames: readonly string[]): string =>
    titles ? line([...ownNames.map(() => ''), ...names.map((name) => titles[name])]) : '';

  const ofCsv = (text: string, isFirst: boolean): AnsweredBlock => {
    const totals = noTotals();
    const rows = parseCells(isFirst ? withoutByteOrderMark(text) : text, delimiter);
    const lines = rows.map((row, at) => {
      if (isFirst && at === rowsAbove - 1) return line([...row, ...names]) + titlesLine(row);
      if (isFirst && at < rowsAbove) return line(row.map(unread));
      if (isBlank(row)) return line(row);
      const missing = Array.from({ length: Math.max(0, header.length - row.length) }, () => '');
      const cells = answered(row, totals, at + 1);
      return line([
        ...(left?.cells(row) ?? row),
        ...missing,
        ...(left?.isUnclear(row) ? cells.with(reasonText, '') : cells),
      ]);
    });
    return { text: lines.join(''), totals: { ...totals, lines: rows.length } };
  };

  const ofNdjson = (text: string, isFirst: boolean): AnsweredBlock => {
    const totals = noTotals();
    const lines = filledLines(isFirst ? withoutByteOrderMark(text) : text).map((row, at) => {
      const read = readRecord(row);
      return 'fault' in read
        ? jsonLine(
            JSON.stringify({ tim_input: unread(row) }),
            names,
            answeredAs({ field: 'row', message: read.fault(texts) }, totals, at + 1),
          )
        : jsonLine(
            left?.record(row) ?? row,
            names,
            answered(
              header.map((name) => read.cells[name] ?? ''),
              totals,
              at + 1,
            ),
          );
    });
    return { text: lines.join(''), totals };
  };

  const ofLongRow = (text: string): AnsweredBlock => {
    const totals = noTotals();
    const cells = answeredAs({ ...LONG_ROW, message: texts.longRow }, totals, 1);
    const written =
      kind === 'csv'
        ? longRowLine(unread(text), cells, { delimiter, columns: header.length })
        : jsonLine(JSON.stringify({ tim_input: unread(text.trim()) }), names, cells);
    return { text: written, totals };
  };

  return (block, isFirst) => {
    const text = decodeRows(block, encoding);
    if (isLongRow(block)) return ofLongRow(text);
    return kind === 'csv' ? ofCsv(text, isFirst) : ofNdjson(text, isFirst);
  };
}

/** An object with the answer after its own fields, which are written as they came. */
function jsonLine(own: string, names: readonly string[], cells: readonly string[]): string {
  const added = names.map((name, at) => {
    const cell = cells[at] ?? '';
    return `${JSON.stringify(name)}:${JSON.stringify(cell === '' ? null : isNumberColumn(name) ? Number(cell) : cell)}`;
  });
  const kept = jsonParts(own).filter((part) => !names.includes(jsonMember(part).name));
  return `{${[...kept, ...added].join(',')}}\n`;
}
