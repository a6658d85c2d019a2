import type { CabinClass, FlightQuery, UnavailableReason } from '@tim/estimator';
import { codeReader, type PlaceNames } from '../codes.ts';
import { recogniseColumns, type Columns, type Field } from '../columns.ts';
import { rowAnswerer, type Answering } from '../answer.ts';
import { dateOrderOf, type DateOrder } from '../dates.ts';
import { readRow, type RowReading } from '../read-row.ts';
import { recentOnly } from '../recent-only.ts';
import type { Figure } from '../row-answer.ts';
import { cellText } from './cell-text.ts';

/** A row as a program has it, under the names that lists have for their columns: `from`, `to`, `flight`, `date`, `cabin`, `passengers` … */
export type Row = Readonly<Record<string, unknown>>;

/** A row's figure. */
export type RowFigure = Figure & {
  /** The row's cabin; the one given for all where it names none. */
  readonly cabin: CabinClass;
  /** Passengers the row stands for. */
  readonly passengers: number;
  /**
   * Of all passengers of the row, in its cabin [g CO2e]; absent where the cabin has no figure. `wellToWakeGramsPerPassenger` has one
   * passenger's in every cabin.
   */
  readonly wellToWakeGrams?: number;
};

/** Why a row has no figure, in the shape of the estimator's answer. */
export type RowUnavailable = {
  readonly kind: 'unavailable';
  readonly reason: UnavailableReason | 'INVALID_ROW';
  /** What the reason is about. */
  /** 'row' where the row as a whole cannot be read. */
  readonly field: Field | 'row';
  /** What the field held, as text. */
  readonly value: string;
  /** The reason and what would be right, in one sentence. */
  readonly text: string;
};

export type AnsweredRow = RowFigure | RowUnavailable;

export type RowsAnswering = Answering & {
  /** Looks names of cities and airports up. */
  readonly placesOf: PlaceNames;
  /** Cabin of rows that name none; economy unless told. */
  readonly cabin?: CabinClass;
  /** What stands first in dates like 3/4/2025; as the rows of one call tell unless told. */
  readonly dateOrder?: DateOrder;
};

/** Sets of names kept: a program's rows have one or few. */
const MOST_HEADERS = 100;

const FIELD_OF: Readonly<Record<keyof FlightQuery, Field>> = {
  origin: 'origin',
  destination: 'destination',
  carrierCode: 'carrier',
  flightNumber: 'flightNumber',
  departureDate: 'date',
  aircraftCode: 'aircraft',
  overrides: 'flightNumber',
};

/** Answers rows, each in its place: as `rowAnswerer` answers the same row of a list. */
export function rowsAnswerer(answering: RowsAnswering): (rows: readonly Row[]) => readonly AnsweredRow[] {
  const { tables, placesOf, cabin = 'economy', dateOrder } = answering;
  const codes = codeReader(tables, placesOf);
  const answer = rowAnswerer(answering);
  const known = recentOnly<Columns>(MOST_HEADERS);
  const columnsOf = (row: Row): Columns => {
    const names = Object.keys(row);
    return known(JSON.stringify(names), () => recogniseColumns(names));
  };

  const answerRow = (row: Row, order: DateOrder | undefined): AnsweredRow => {
    const columns = columnsOf(row);
    const cells = Object.values(row).map(cellText);
    const reading: RowReading = { columns, codes, cabin, ...(order && { dateOrder: order }) };
    const question = readRow(cells, reading);
    if ('message' in question) {
      const { field, message } = question;
      const value = field === 'row' ? '' : (cells[columns[field] ?? -1] ?? '');
      return { kind: 'unavailable', reason: 'INVALID_ROW', field, value, text: `${field}: ${message}` };
    }
    const found = answer(question);
    if (found.kind === 'no-figure') {
      const { reason, text, field = 'flightNumber', value = '' } = found;
      return { kind: 'unavailable', reason, field: FIELD_OF[field], value, text };
    }
    const { passengers } = question;
    const grams = found.wellToWakeGramsPerPassenger[question.cabin];
    const sum = grams === undefined ? {} : { wellToWakeGrams: grams * passengers };
    return { ...found, cabin: question.cabin, passengers, ...sum };
  };

  const dateOf = (row: Row): string => {
    const { date } = columnsOf(row);
    return date === undefined ? '' : cellText(Object.values(row)[date]);
  };

  return (rows) => {
    const order = dateOrder ?? dateOrderOf(rows.map(dateOf));
    return rows.map((row) => answerRow(row, order));
  };
}
