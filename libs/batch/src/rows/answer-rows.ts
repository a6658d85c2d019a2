import type { CabinClass, FlightQuery } from '@tim/estimator';
import type { Answering } from '../answer/answer.ts';
import { faultAnswer } from '../answer/fault-answer.ts';
import { answererOf, listAnswerer, type Answered } from '../answer/list-answerer.ts';
import type { Figure, NoFigure } from '../answer/row-answer.ts';
import type { Field } from '../columns/column-names.ts';
import { recogniseColumns, type Columns } from '../columns/columns.ts';
import { readColumns, type ReadColumns } from '../columns/read-columns.ts';
import { flightLogOf } from '../logs/flight-logs.ts';
import type { PlaceNames } from '../question/codes.ts';
import type { DateOrder } from '../question/dates.ts';
import type { SkippedKind } from '../question/row-kinds.ts';
import type { PlaceChoice, RowFault } from '../question/row-question.ts';
import { addTotals, noTotals, rowGrams, type Totals } from '../totals/totals.ts';
import { cellText } from './cell-text.ts';

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

/** Rows of a program in their places, and what they add up to. */
export type RowsRead = {
  readonly rows: readonly ReadRow[];
  readonly answers: readonly AnsweredRow[];
  readonly totals: Totals;
};

/** Answers rows, each in its place: rows with the same names are a list, and answered as one. */
export function rowsAnswerer(answering: RowsAnswering): (rows: readonly Row[]) => RowsRead {
  const { cabin = 'economy', dateOrder, places = {} } = answering;
  const answerer = answererOf(answering);
  return (given) => {
    const lists = listsOf(given, dateOrder);
    const orders = new Set(lists.flatMap(({ read }) => read.dateOrder ?? []));
    const order = dateOrder ?? (orders.size === 1 ? [...orders][0] : undefined);
    const rows: ReadRow[] = [];
    const answers: AnsweredRow[] = [];
    const totals = noTotals();
    for (const { header, rows: ofList, read } of lists) {
      const { dateOrder: _own, unusedColumns, ...columns } = read;
      const log = flightLogOf(header);
      const format = { ...columns, places, ...(order && { dateOrder: order }), ...(log && { log }) };
      const answered = listAnswerer({ format, cabin }, answerer)(ofList.map(({ cells }) => cells));
      addTotals(totals, answered.totals);
      const unread = unusedColumns.map(({ name }) => name);
      for (const [at, { place, cells }] of ofList.entries()) {
        const found = answered.rows[at];
        if (!found) continue;
        const row = { ...found, header, columns: read.columns, cells: 'message' in cells ? [] : cells };
        rows[place] = row;
        answers[place] = { ...answerOf(row), ...(unread.length > 0 && { unread }) };
      }
    }
    return { rows, answers, totals };
  };
}

/** Rows with the same names, and where they were among all. */
type RowList = {
  readonly header: readonly string[];
  readonly rows: { readonly place: number; readonly cells: readonly string[] | RowFault }[];
};

function listsOf(
  given: readonly unknown[],
  dateOrder: DateOrder | undefined,
): readonly (RowList & { readonly read: ReadColumns })[] {
  const byHeader = new Map<string, RowList>();
  for (const [place, row] of given.entries()) {
    const header = isRow(row) ? Object.keys(row) : [];
    const key = JSON.stringify([isRow(row), header]);
    const list = byHeader.get(key) ?? { header, rows: [] };
    list.rows.push({ place, cells: isRow(row) ? Object.values(row).map(cellText) : NO_OBJECT });
    byHeader.set(key, list);
  }
  return [...byHeader.values()].map(({ header, rows }) => {
    const cells = rows.flatMap((row) => ('message' in row.cells ? [] : [row.cells]));
    return { header, rows, read: readColumns(header, cells, recogniseColumns(header, cells), dateOrder) };
  });
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

/** What a program without types may have in a row's place. */
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

const NO_OBJECT: RowFault = { field: 'row', message: 'no object: write it as { from, to, flight, date }' };
