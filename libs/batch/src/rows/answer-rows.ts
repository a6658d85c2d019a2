import type { CabinClass, FlightQuery } from '@tim/estimator';
import { groupBy } from '@tim/reference-data';
import type { Answering } from '../answer/answer.ts';
import { faultAnswer } from '../answer/fault-answer.ts';
import { rowGrams } from '../answer/figures.ts';
import { answererOf, oneRowAnswerer, type Answered } from '../answer/list-answerer.ts';
import type { Figure, NoFigure } from '../answer/row-answer.ts';
import type { Field } from '../columns/column-names.ts';
import { recogniseColumns, type Columns } from '../columns/columns.ts';
import { readColumns } from '../columns/read-columns.ts';
import { isObject } from '../is-object.ts';
import { flightLogOf } from '../logs/flight-logs.ts';
import type { PlaceNames } from '../question/codes.ts';
import type { DateOrder } from '../question/dates.ts';
import type { SkippedKind } from '../question/row-kinds.ts';
import type { PlaceChoice, RowFault } from '../question/row-question.ts';

/** A row as a program has it, under the names that lists have for their columns: `from`, `to`, `flight`, `date`, `cabin`, `passengers` … */
export type Row = Readonly<Record<string, unknown>>;

/** A row's figure. */
export type RowFigure = Figure & {
  /** The row's cabin; the one given for all where it names none. */
  readonly cabin: CabinClass;
  /** Passengers the row stands for. */
  readonly passengers: number;
  /** Flights of each of them: two there and back. */
  readonly flights: number;
  /**
   * Of all passengers of the row, in its cabin [g CO2e]; absent where the cabin has no figure. `wellToWakeGramsPerPassenger` has one
   * passenger's in every cabin.
   */
  readonly wellToWakeGrams?: number;
};

/** Why a row has no figure, in the shape of the estimator's answer. */
export type RowUnavailable = {
  readonly kind: 'unavailable';
  readonly reason: NoFigure['reason'];
  /** What the reason is about; 'row' where the row as a whole cannot be read. */
  readonly field: Field | 'row';
  /** What the field held, as text. */
  readonly value: string;
  /** The reason and what would be right, in one sentence. */
  readonly text: string;
  /** What kind of row it is, where it is no flight or one that nobody took: leave it out. */
  readonly skipped?: SkippedKind;
  /** A name of it may mean several places: say which in `places`. */
  readonly choices?: readonly PlaceChoice[];
};

export type AnsweredRow = (RowFigure | RowUnavailable) & {
  /** Names of the row that nobody reads, misspelt ones among them: `cabn`; absent where all are read. */
  readonly unread?: readonly string[];
};

export type RowsAnswering = Answering & {
  /** Looks names of cities and airports up. */
  readonly placesOf: PlaceNames;
  /** Cabin of rows that name none; economy unless told. */
  readonly cabin?: CabinClass;
  /** What stands first in dates like 3/4/2025; as the rows of one call tell unless told. */
  readonly dateOrder?: DateOrder;
  /** Codes of places by their names, where a name may mean several. */
  readonly places?: Readonly<Record<string, string>>;
};

const FIELD_OF: Readonly<Record<keyof FlightQuery, Field>> = {
  origin: 'origin',
  destination: 'destination',
  carrierCode: 'carrier',
  flightNumber: 'flightNumber',
  departureDate: 'date',
  aircraftCode: 'aircraft',
  overrides: 'flightNumber',
};

/** A row as it was read and answered. */
export type ReadRow = Answered & {
  readonly header: readonly string[];
  readonly columns: Columns;
  /** None where the row was no object. */
  readonly cells: readonly string[];
};

/** Rows whose fields were read. */
export type ReadRows = {
  /** Each set of names that rows have, and what its columns are. */
  readonly headers: readonly Pick<ReadRow, 'header' | 'columns'>[];
  /**
   * Each row's answer in its turn. Nothing is kept of a row that was answered.
   *
   * @param onRow - told of each row before its answer is given
   */
  readonly answers: (onRow?: (row: ReadRow) => void) => IterableIterator<AnsweredRow>;
};

/** Reads the fields of rows, which may tell together what one alone leaves open: rows with the same names are a list. */
export function rowsReader(answering: RowsAnswering): (rows: readonly Row[]) => ReadRows {
  const { cabin = 'economy', dateOrder, places = {} } = answering;
  const answerer = answererOf(answering);
  const noRow = { question: NO_OBJECT, answer: answerer.answer(NO_OBJECT), header: [], columns: {}, cells: [] };
  return (rows) => {
    const readByHeader = [...groupBy(rows.map(rowOf), headerOf)].map(([key, own]) => {
      const header = JSON.parse(key) as string[];
      const cells = own.map(cellsOf);
      return { key, header, read: readColumns(header, cells, recogniseColumns(header, cells), dateOrder) };
    });
    const orders = new Set(readByHeader.flatMap(({ read }) => read.dateOrder ?? []));
    const order = dateOrder ?? (orders.size === 1 ? [...orders][0] : undefined);
    const lists = new Map(
      readByHeader.map(({ key, header, read: { dateOrder: _own, unusedColumns, ...read } }) => {
        const log = flightLogOf(header);
        const format = { ...read, places, ...(order && { dateOrder: order }), ...(log && { log }) };
        const more = unusedColumns.length === 0 ? {} : { unread: unusedColumns.map(({ name }) => name) };
        return [key, { header, columns: read.columns, ...oneRowAnswerer({ format, cabin }, answerer), more }];
      }),
    );
    return {
      headers: [...lists.values()],
      *answers(onRow) {
        for (const given of rows) {
          const list = lists.get(headerOf(rowOf(given)));
          // A program without types may have anything in a row's place.
          const isAnswered = isObject(given) && list !== undefined;
          const cells = isAnswered ? cellsOf(given) : [];
          const row: ReadRow = isAnswered
            ? { ...list.answer(cells), header: list.header, columns: list.columns, cells }
            : noRow;
          onRow?.(row);
          yield { ...answerOf(row), ...(isAnswered && list.more) };
        }
      },
    };
  };
}

function answerOf({ question, answer, columns, cells }: ReadRow): RowFigure | RowUnavailable {
  if ('message' in question) {
    const { field, skipped, choices } = question;
    const { reason, text } = faultAnswer(question);
    const value = field === 'row' ? '' : (cells[columns[field] ?? -1] ?? '');
    const more = { ...(skipped && { skipped }), ...(choices && { choices }) };
    return { kind: 'unavailable', reason, field, value, text, ...more };
  }
  if (answer.kind === 'unavailable') {
    const { reason, text, field = 'flightNumber', value = '' } = answer;
    return { kind: 'unavailable', reason, field: FIELD_OF[field], value, text };
  }
  const { cabin, passengers, legs } = question;
  const grams = rowGrams(question, answer);
  const sum = grams === undefined ? {} : { wellToWakeGrams: grams };
  return { ...answer, cabin, passengers, flights: legs?.length ?? 1, ...sum };
}

const NO_OBJECT: RowFault = { field: 'row', message: 'no object: write it as { from, to, flight, date }' };

const rowOf = (row: unknown): Row => (isObject(row) ? row : {});
const headerOf = (row: Row): string => JSON.stringify(Object.keys(row));
const cellsOf = (row: Row): readonly string[] => Object.values(row).map(cellText);

/** A value as a list's cell would have it: a moment counts by its day in UTC, `{ year, month, day }` is a date; '' of anything else without a text. */
function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (typeof value !== 'object' || value === null || !('year' in value)) return '';
  const { year, month, day } = value as { year: unknown; month?: unknown; day?: unknown };
  return [year, month, day]
    .filter((part) => typeof part === 'number')
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');
}
