import { csvLine, withoutFormulas } from '@tim/notation';
import {
  answerCells,
  answerHeader,
  isNumberColumn,
  type AnswerColumn,
  type AnsweredWith,
} from '../answer/answer-columns.ts';
import type { Answered } from '../answer/list-answerer.ts';
import { OWN_LANGUAGE, type RowLanguage } from '../answer/row-language.ts';
import type { Delimiter } from '../columns/delimiter.ts';
import { jsonMember, jsonParts } from './json-parts.ts';
import type { ListFormat } from './list-format.ts';
import { withoutLineEnd } from './parse-cells.ts';
import type { ListRow } from './read-rows.ts';
import { countCells } from './scan-rows.ts';
import { withoutPeople } from './without-people.ts';

/** How a list's answers are written. */
export type AnswersWritten = {
  readonly format: Pick<ListFormat, 'kind' | 'delimiter' | 'header' | 'columns' | 'decimalMark'>;
  readonly hasAllCabins: boolean;
  /** Whether cells of CSV that a spreadsheet would run as formulas are written as texts. */
  readonly isForSpreadsheets?: boolean;
  /** Whether what tells who travelled is left out of what is written. */
  readonly isWithoutPeople?: boolean;
  /** What the answer's columns are called for people: a separate line below the names of CSV. */
  readonly titles?: Readonly<Record<AnswerColumn, string>>;
};

/** Writes rows of a list, each in its place, with the answer's columns after its own. */
export type AnswerWriter = {
  /** The rows of CSV down to the header. */
  readonly above: (rows: readonly ListRow[]) => string;
  /** @param answered - undefined for a row that holds nothing */
  readonly row: (row: ListRow, answered: Answered | undefined) => string;
};

export function answerWriter(
  { format, hasAllCabins, isForSpreadsheets = false, isWithoutPeople = false, titles }: AnswersWritten,
  made: AnsweredWith,
  language: RowLanguage = OWN_LANGUAGE,
): AnswerWriter {
  const { kind, delimiter, header, decimalMark } = format;
  const names = answerHeader({ hasAllCabins });
  const reasonText = names.indexOf('tim_reason_text');
  const left = isWithoutPeople ? withoutPeople(format) : undefined;
  /** Of what cannot be read, nobody knows where names stand. */
  const unread = (text: string): string => (left ? '' : text);
  const line = (cells: readonly string[]): string =>
    csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, delimiter);
  const answerOf = ({ question, answer }: Answered): readonly string[] =>
    answerCells(question, answer, made, { hasAllCabins, decimalMark, language });

  const lineOf = (cells: readonly string[], answer: readonly string[]): string => {
    const missing = Array.from({ length: Math.max(0, header.length - cells.length) }, () => '');
    const told = left?.isUnclear(cells) ? answer.with(reasonText, '') : answer;
    return line([...(left?.cells(cells) ?? cells), ...missing, ...told]);
  };
  return {
    above: (rows) =>
      rows
        .map(cellsOf)
        .map((cells, at) => {
          if (at < rows.length - 1) return line(cells.map(unread));
          const titlesLine = titles ? line([...cells.map(() => ''), ...names.map((name) => titles[name])]) : '';
          return line([...cells, ...names]) + titlesLine;
        })
        .join(''),
    row: (row, answered) => {
      if (!answered) return line(cellsOf(row));
      const answer = answerOf(answered);
      if (row.kind === 'cells') return lineOf(row.cells, answer);
      if (row.kind === 'record') return jsonLine(left?.record(row.text) ?? row.text, names, answer);
      return kind === 'csv'
        ? unreadLine(unread(row.text), answer, { delimiter, columns: header.length })
        : jsonLine(JSON.stringify({ tim_input: unread(row.text) }), names, answer);
    },
  };
}

const cellsOf = (row: ListRow): readonly string[] => (row.kind === 'unread' ? [] : row.cells);

/** A row of CSV as it was written, unread, with the cells of its answer behind. */
function unreadLine(
  text: string,
  answer: readonly string[],
  { delimiter, columns }: { readonly delimiter: Delimiter; readonly columns: number },
): string {
  const row = withoutLineEnd(text);
  const missing = Math.max(0, columns - countCells(row, delimiter));
  return `${row}${delimiter.repeat(missing + 1)}${csvLine(answer, delimiter)}`;
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
