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
} from '@tim/batch';
import type { BatchWork, DatesTold, ListSettings } from '../batch-types.ts';
import type { AnsweredList, AnsweredRow } from './answered-list.ts';
import { addToParts, noParts, partsOf } from './add-parts.ts';
import type { BatchData } from './load-data.ts';
import { isBlank, parseList, type ParsedList } from './parse-list.ts';
import { recordOf } from './record.ts';
import { statementOf } from './statement.ts';
import { findRows } from './find-rows.ts';

/** How long to compute before messages are looked at [ms]. */
const TURN_MS = 50;
const COLUMNS = { hasAllCabins: false } as const;

/** One list at a time, from its text to the record of its answers. */
export function createSession(loadData: (findFolder: string) => Promise<BatchData>): BatchWork {
  let list: ParsedList | undefined;
  let data: Promise<BatchData> | undefined;
  let answered: AnsweredList | undefined;
  let isStopped = false;

  const done = (): AnsweredList => {
    if (!answered) throw new Error('There is no list that was answered.');
    return answered;
  };
  const compute: BatchWork['compute'] = async (settings, onProgress) => {
    if (!list || !data) throw new Error('There is no list to answer, or no data.');
    isStopped = false;
    const loaded = await data;
    const work = answering(list, settings, loaded);
    for (let next = work.turn(); next < list.shape.rows; next = work.turn()) {
      onProgress(next);
      await nextTask();
      if (isStopped) return undefined;
    }
    answered = { list, settings, data: loaded, ...work.end() };
    return answered.summary;
  };

  return {
    read: async (text) => {
      const parsed = parseList(text);
      answered = undefined;
      list = 'kind' in parsed ? undefined : parsed;
      return 'kind' in parsed ? parsed : parsed.shape;
    },
    dates: async (column) => (list && column !== undefined ? datesTold(list, column) : { unclear: 0 }),
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
    stop: async () => {
      isStopped = true;
    },
    rows: async (wanted) => findRows(done().rows, wanted),
    statement: async (origin) => statementOf(done(), origin),
    csv: async () => new Blob(csvLines(done()), { type: 'text/csv' }),
    record: async (origin) => new Blob(await recordOf(done(), origin, csvLines(done())), { type: 'application/json' }),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Answers a list row by row, some at a turn. */
function answering({ rows, headerAt }: ParsedList, settings: ListSettings, data: BatchData) {
  const { columns, cabin, today, dateOrder } = settings;
  const { tables, estimator, placesOf, gramsOfDistance, made } = data;
  const reading = { columns, cabin, codes: codeReader(tables, placesOf), ...(dateOrder && { dateOrder }) };
  const answer = rowAnswerer({ tables, estimator, today, gramsOfDistance });
  const answered: AnsweredRow[] = [];
  const totals = noTotals();
  const sums = noParts();
  let at = headerAt + 1;

  const one = (cells: readonly string[]): AnsweredRow => {
    const question = readRow(cells, reading);
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
        if (!cells || isBlank(cells)) continue;
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
function csvLines({ list, rows, data }: AnsweredList): string[] {
  const { delimiter, headerAt } = list;
  const names = answerHeader(COLUMNS);
  const byPlace = new Map(rows.map((row) => [row.at, row]));
  const width = list.shape.header.length;
  return list.rows.map((cells, at) => {
    const row = byPlace.get(at);
    if (at === headerAt) return csvLine([...cells, ...names], delimiter);
    if (!row) return csvLine(cells, delimiter);
    const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
    return csvLine([...cells, ...missing, ...answerCells(row.question, row.answer, data.made, COLUMNS)], delimiter);
  });
}
