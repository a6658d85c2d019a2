import {
  addRow,
  answerCells,
  answerHeader,
  codeReader,
  csvLine,
  dateOrderOf,
  noTotals,
  readDate,
  readRow,
  rowAnswerer,
  withoutFormulas,
} from '@tim/batch';
import { LONG_ROW, longRowLine } from '@tim/batch/list';
import type { BatchWork, DatesTold, ListProblem, ListSettings } from '../batch-types.ts';
import type { AnsweredList, AnsweredRow } from './answered-list.ts';
import { addToParts, noParts, partsOf } from './add-parts.ts';
import type { BatchData } from './load-data.ts';
import { isFilled, parseList, type ParsedList } from './parse-list.ts';
import { recordOf } from './record.ts';
import { statementOf } from './statement.ts';
import { findRows } from './find-rows.ts';

/** How long to compute before the page is told how far it is [ms]. */
const TURN_MS = 50;
const COLUMNS = { hasAllCabins: false } as const;

/** One list at a time, from its text to the record of its answers. */
export function createSession(loadData: (findFolder: string) => Promise<BatchData>): BatchWork {
  let list: Promise<ParsedList | ListProblem> | undefined;
  let data: Promise<BatchData> | undefined;
  let answered: AnsweredList | undefined;

  const listed = async (): Promise<ParsedList> => {
    const parsed = await list;
    if (!parsed || 'kind' in parsed) throw new Error('There is no list.');
    return parsed;
  };

  const done = (): AnsweredList => {
    if (!answered) throw new Error('There is no list that was answered.');
    return answered;
  };
  const compute: BatchWork['compute'] = async (settings, onProgress) => {
    if (!data) throw new Error('There is no data to answer by.');
    const [parsed, loaded] = await Promise.all([listed(), data]);
    const work = answering(parsed, settings, loaded);
    for (let next = work.turn(); next < parsed.shape.rows; next = work.turn()) onProgress(next);
    answered = { list: parsed, settings, data: loaded, ...work.end() };
    return answered.summary;
  };

  return {
    read: async (source) => {
      answered = undefined;
      list = parseList(typeof source === 'string' ? new Blob([source]) : source);
      const parsed = await list;
      return 'kind' in parsed ? parsed : parsed.shape;
    },
    dates: async (column) => (column === undefined ? { unclear: 0 } : datesTold(await listed(), column)),
    load: async (findFolder) => {
      data ??= loadData(findFolder);
      try {
        await data;
      } catch (error) {
        // The next list asks anew.
        data = undefined;
        throw error;
      }
    },
    compute,
    rows: async (wanted) => findRows(done().rows, wanted),
    statement: async (origin) => statementOf(done(), origin),
    csv: async (isForSpreadsheets) => new Blob(csvLines(done(), isForSpreadsheets), { type: 'text/csv' }),
    record: async (origin) =>
      new Blob(await recordOf(done(), origin, csvLines(done(), false)), { type: 'application/json' }),
  };
}

/** Answers a list row by row, some at a turn. */
function answering(list: ParsedList, settings: ListSettings, data: BatchData) {
  const { rows, headerAt, longRows } = list;
  const { columns, cabin, today, dateOrder } = settings;
  const { tables, estimator, placesOf, gramsOfDistance, made } = data;
  const reading = { columns, cabin, codes: codeReader(tables, placesOf), ...(dateOrder && { dateOrder }) };
  const answer = rowAnswerer({ tables, estimator, today, gramsOfDistance, hasInputs: true });
  const answered: AnsweredRow[] = [];
  const totals = noTotals();
  const sums = noParts();
  let at = headerAt + 1;

  const one = (cells: readonly string[]): AnsweredRow => {
    const question = longRows.has(at) ? LONG_ROW : readRow(cells, reading);
    if ('message' in question) {
      const text = `${question.field}: ${question.message}`;
      return { at, question, answer: { kind: 'no-figure', reason: 'INVALID_ROW', text } };
    }
    return { at, question, answer: answer(question) };
  };
  return {
    /** @returns how many rows are answered */
    turn: (): number => {
      const end = performance.now() + TURN_MS;
      for (; at < rows.length && performance.now() < end; at++) {
        const cells = rows[at];
        if (!cells || !isFilled(list, at)) continue;
        const row = one(cells);
        answered.push(row);
        addRow(totals, row.question, row.answer);
        if (row.answer.kind === 'figure' && !('message' in row.question)) addToParts(sums, row.question, row.answer);
      }
      return answered.length;
    },
    end: () => {
      const summary = { totals, made, parts: partsOf(sums, tables), gramsByCategory: sums.gramsByCategory };
      return { rows: answered, summary };
    },
  };
}

function datesTold({ rows, headerAt }: ParsedList, column: number): DatesTold {
  const texts = rows.slice(headerAt + 1).map((row) => (row[column] ?? '').trim());
  const order = dateOrderOf(texts);
  const unclear = texts.filter((text) => text !== '' && !readDate(text) && readDate(text, 'day-first'));
  const [example] = unclear;
  return {
    unclear: unclear.length,
    ...(order !== undefined && { order }),
    ...(example !== undefined && { example }),
  };
}

/** The list with the answer's columns after its own, as the command line writes it. */
function csvLines({ list, rows, data }: AnsweredList, isForSpreadsheets: boolean): string[] {
  const { delimiter, headerAt, longRows } = list;
  const names = answerHeader(COLUMNS);
  const byPlace = new Map(rows.map((row) => [row.at, row]));
  const width = list.shape.header.length;
  const line = (cells: readonly string[]) => csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, delimiter);
  return list.rows.map((cells, at) => {
    const row = byPlace.get(at);
    if (at === headerAt) return line([...cells, ...names]);
    if (!row) return line(cells);
    const answer = answerCells(row.question, row.answer, data.made, COLUMNS);
    const long = longRows.get(at);
    if (long !== undefined) return longRowLine(long, answer, { delimiter, columns: width });
    const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
    return line([...cells, ...missing, ...answer]);
  });
}
