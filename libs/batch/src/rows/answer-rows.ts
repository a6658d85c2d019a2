import type { CabinClass, FlightQuery } from '@tim/estimator';
import { codeReader, type PlaceNames } from '../question/codes.ts';
import type { Field } from '../columns/column-names.ts';
import { recogniseColumns, type Columns } from '../columns/columns.ts';
import { rowAnswerer, type Answering } from '../answer/answer.ts';
import type { DateOrder } from '../question/dates.ts';
import { readColumns, type ReadColumns } from '../columns/read-columns.ts';
import { ownReturnReader } from '../question/own-returns.ts';
import { readRow, type RowReading } from '../question/read-row.ts';
import { chosenPlaces } from '../question/read-places.ts';
import type { Figure, NoFigure, RowAnswer } from '../answer/row-answer.ts';
import type { SkippedKind } from '../question/row-kinds.ts';
import type { PlaceChoice, RowFault, RowQuestion } from '../question/row-question.ts';
import { flightLogOf } from '../logs/flight-logs.ts';
import { faultAnswer } from '../answer/fault-answer.ts';
import { rowGrams } from '../totals/totals.ts';
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

/** A row as it was read and answered; `NO_OBJECT` is none. */
export type ReadRow = {
  readonly question: RowQuestion | RowFault;
  readonly found: RowAnswer;
  readonly header: readonly string[];
  readonly columns: Columns;
  readonly cells: readonly string[];
};

/**
 * Answers rows, each in its place: as `rowAnswerer` answers the same row of a list.
 *
 * @param onRow - told of each row before its answer is given
 */
export function rowsAnswerer(
  answering: RowsAnswering,
): (rows: readonly Row[], onRow?: (row: ReadRow) => void) => readonly AnsweredRow[] {
  const { tables, placesOf, cabin = 'economy', dateOrder, places = {} } = answering;
  const chosen = chosenPlaces(places);
  const codes = codeReader(tables, placesOf);
  const answer = rowAnswerer(answering);

  const answerRow = (
    { cells, header, ...read }: CellsRead,
    order: DateOrder | undefined,
    onRow?: (row: ReadRow) => void,
  ): AnsweredRow => {
    const { columns } = read;
    const reading: RowReading = { ...read, codes, cabin, chosenPlaces: chosen, ...(order && { dateOrder: order }) };
    const question = readRow(cells, reading);
    const found = answer(question);
    onRow?.({ question, found, header, columns, cells });
    if ('message' in question) {
      const { field, skipped, choices } = question;
      const { reason, text } = faultAnswer(question);
      const value = field === 'row' ? '' : (cells[columns[field] ?? -1] ?? '');
      const more = { ...(skipped && { skipped }), ...(choices && { choices }) };
      return { kind: 'unavailable', reason, field, value, text, ...more };
    }
    if (found.kind === 'no-figure') {
      const { reason, text, field = 'flightNumber', value = '' } = found;
      return { kind: 'unavailable', reason, field: FIELD_OF[field], value, text };
    }
    const { cabin: of, passengers, legs } = question;
    const grams = rowGrams(question, found);
    const sum = grams === undefined ? {} : { wellToWakeGrams: grams };
    return { ...found, cabin: of, passengers, flights: legs?.length ?? 1, ...sum };
  };

  return (given, onRow) => {
    const rows = given.map((row: unknown) => (isRow(row) ? row : {}));
    const read = rows.map((row) => ({ header: headerOf(row), cells: Object.values(row).map(cellText) }));
    const byHeader = new Map<string, ReadColumns>();
    for (const [at, { header }] of read.entries()) {
      if (byHeader.has(header)) continue;
      const names = Object.keys(rows[at] ?? {});
      const alike = read.filter((other) => other.header === header).map(({ cells }) => cells);
      byHeader.set(header, readColumns(names, alike, recogniseColumns(names, alike), dateOrder));
    }
    const orders = new Set([...byHeader.values()].flatMap((columns) => columns.dateOrder ?? []));
    const order = dateOrder ?? (orders.size === 1 ? [...orders][0] : undefined);
    const readers = new Map(
      [...byHeader].map(([header, { columns, further, ownReturns, unusedColumns }]) => {
        const names = JSON.parse(header) as string[];
        const log = flightLogOf(names);
        const hasOwnReturn = ownReturnReader({ columns, further }, ownReturns);
        const reading = { header: names, columns, further, hasOwnReturn, ...(log && { log }) };
        const more = unusedColumns.length === 0 ? {} : { unread: unusedColumns.map(({ name }) => name) };
        return [header, { reading, more }];
      }),
    );
    return read.map(({ header, cells }, at) => {
      const reader = readers.get(header);
      if (!isRow(given[at]) || !reader) {
        onRow?.({ question: NO_OBJECT, found: faultAnswer(NO_OBJECT), header: [], columns: {}, cells: [] });
        return NO_ROW;
      }
      return { ...answerRow({ ...reader.reading, cells }, order, onRow), ...reader.more };
    });
  };
}

/** What a program without types may have in a row's place. */
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

const NO_OBJECT = {
  field: 'row',
  message: 'row: no object: write it as { from, to, flight, date }',
} as const satisfies RowFault;

const NO_ROW: RowUnavailable = {
  kind: 'unavailable',
  reason: 'INVALID_ROW',
  field: 'row',
  value: '',
  text: NO_OBJECT.message,
};

const headerOf = (row: Row): string => JSON.stringify(Object.keys(row));

/** A row's cells, and what each holds. */
type CellsRead = { readonly cells: readonly string[]; readonly header: readonly string[] } & Pick<
  RowReading,
  'columns' | 'further' | 'hasOwnReturn' | 'log'
>;
