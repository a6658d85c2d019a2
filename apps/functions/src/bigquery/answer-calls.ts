import { answerRecord, codeReader, madeWith, readRow, rowAnswerer } from '@tim/batch';
import type { AnswerRecord, Field, RowFault, RowQuestion } from '@tim/batch';
import type { CalendarDate, Estimator } from '@tim/estimator';
import { dayNumber, latestToday } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { BATCH_LIMITS } from './limits.ts';
import type { Batch, BatchOptions } from './read-batch.ts';

/** A row's arguments, in the order of the SQL function. The last ones may be left out. */
const ARGUMENTS: readonly Field[] = ['origin', 'destination', 'carrier', 'flightNumber', 'date', 'cabin', 'aircraft'];

/** Where each argument stands. */
const COLUMNS = Object.fromEntries(ARGUMENTS.map((field, at) => [field, at]));

/** Of a row that met an error of ours. */
const FAILED = { reason: 'INTERNAL', reason_text: 'This row met a fault of ours.' } as const;

/** An answer to one row: kilograms, or all there is to say; null where there are no kilograms. */
export type Reply = number | AnswerRecord | typeof FAILED | null;

export type Answered = {
  readonly replies: readonly Reply[];
  /** The first fault of ours, where there was one. */
  readonly fault?: unknown;
};

/** Answers batches. What was answered is remembered for a day. */
export function batchAnswerer(tables: Tables, estimator: Estimator, nowEpochMs: () => number) {
  // A warehouse has codes: names of places are for people, and looking them up takes longer than the estimate.
  const codes = codeReader(tables, () => []);
  const made = madeWith(estimator);
  let remembered: { readonly day: number; readonly answer: ReturnType<typeof rowAnswerer> } | undefined;
  const answererOn = (today: CalendarDate) => {
    const day = dayNumber(today);
    if (remembered?.day !== day) remembered = { day, answer: rowAnswerer({ tables, estimator, today }) };
    return remembered.answer;
  };

  return ({ calls, options }: Batch): Answered => {
    const answer = answererOn(latestToday(nowEpochMs()));
    const reading = { columns: COLUMNS, codes, cabin: options.cabin };
    let fault: unknown;
    const replies = calls.map((call) => {
      const cells = cellsOf(call);
      const question: RowQuestion | RowFault = 'message' in cells ? cells : readRow(cells, reading);
      try {
        return replyOf(answerRecord(question, answer(question), made), options);
      } catch (cause) {
        // One row must not cost a query that ran for an hour.
        fault ??= cause;
        return options.returns === 'json' ? FAILED : null;
      }
    });
    return { replies, ...(fault !== undefined && { fault }) };
  };
}

const replyOf = (record: AnswerRecord, { returns }: BatchOptions): Reply =>
  returns === 'json' ? record : (record.kg_co2e ?? null);

/** A row's arguments as texts; NULL is no text. */
function cellsOf(call: unknown): readonly string[] | RowFault {
  if (!Array.isArray(call) || call.length > ARGUMENTS.length) {
    return { field: 'origin', message: `a row is a list of at most ${ARGUMENTS.length} arguments, from the origin on` };
  }
  const cells: string[] = [];
  for (const [at, argument] of (call as readonly unknown[]).entries()) {
    const text = textOf(argument);
    if (text === undefined) {
      return {
        field: ARGUMENTS[at] ?? 'origin',
        message: `give a text of at most ${BATCH_LIMITS.textLength} characters, a number or NULL`,
      };
    }
    cells.push(text);
  }
  return cells;
}

function textOf(argument: unknown): string | undefined {
  if (argument === null) return '';
  if (typeof argument === 'number') return String(argument);
  return typeof argument === 'string' && argument.length <= BATCH_LIMITS.textLength ? argument : undefined;
}
