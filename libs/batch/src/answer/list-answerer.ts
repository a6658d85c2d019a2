import type { CabinClass } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import type { DecimalMarks } from '../columns/decimal-mark.ts';
import type { ReadColumns } from '../columns/read-columns.ts';
import type { FlightLog } from '../logs/flight-logs.ts';
import { codeReader, type CodeReader, type PlaceNames } from '../question/codes.ts';
import { ownReturnReader } from '../question/own-returns.ts';
import { chosenPlaces } from '../question/read-places.ts';
import { readRow, type RowReading } from '../question/read-row.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import { breakdownAdder, type BreakdownBy } from '../totals/breakdown.ts';
import { addRow, noTotals, type Totals } from '../totals/totals.ts';
import { noWhatIf, whatIfAdder } from '../totals/what-if.ts';
import { rowAnswerer, type Answering } from './answer.ts';
import type { AnsweredWith } from './answer-columns.ts';
import { madeWith } from './made-with.ts';
import type { RowAnswer } from './row-answer.ts';
import { OWN_LANGUAGE, type RowLanguage } from './row-language.ts';

/** What reads and answers rows, whatever list they are from. */
export type Answerer = {
  readonly tables: Pick<Tables, 'airports'>;
  readonly codes: CodeReader;
  readonly answer: (question: RowQuestion | RowFault) => RowAnswer;
  readonly made: AnsweredWith;
  readonly language: RowLanguage;
};

/** @param answering.placesOf - looks names of cities and airports up */
export function answererOf({ placesOf, ...answering }: Answering & { readonly placesOf: PlaceNames }): Answerer {
  const { tables, estimator, language = OWN_LANGUAGE } = answering;
  return {
    tables,
    codes: codeReader(tables, placesOf),
    answer: rowAnswerer(answering),
    made: madeWith(estimator),
    language,
  };
}

/** How the rows of a list are read. */
export type ListReading = Pick<ReadColumns, 'columns' | 'further' | 'dateOrder' | 'ownReturns'> &
  Pick<DecimalMarks, 'provenMark'> & {
    readonly log?: FlightLog;
    /** Codes of places by their names, where a name may mean several. */
    readonly places?: Readonly<Record<string, string>>;
  };

/** What is asked of a list. */
export type ListQuestion = {
  readonly format: ListReading;
  /** Cabin of rows that name none. */
  readonly cabin: CabinClass;
  /** What the total is broken down by. */
  readonly by?: readonly BreakdownBy[] | undefined;
  /** Whether to add up what the list would come to if it were flown otherwise. */
  readonly hasWhatIf?: boolean;
};

/** A row's cells, or why it cannot be read; undefined for a row that holds nothing and is not answered. */
export type RowRead = readonly string[] | RowFault | undefined;

/** What a row was read as, and its answer. */
export type Answered = { readonly question: RowQuestion | RowFault; readonly answer: RowAnswer };

/** Rows in their places, and what they add up to. */
export type AnsweredRows = {
  readonly rows: readonly (Answered | undefined)[];
  readonly totals: Totals;
  /** Of the places that were chosen for names, those that these rows or rows before them needed. */
  readonly usedPlaces: Readonly<Record<string, string>>;
};

/** Rows of a list, one after the other. */
export type OneByOne = {
  readonly answer: (row: readonly string[] | RowFault) => Answered;
  /** Of the places that were chosen for names, those that rows needed up to now. */
  readonly usedPlaces: () => Readonly<Record<string, string>>;
};

/** Answers one row of a list after the other. */
export function oneRowAnswerer(
  { format, cabin }: Pick<ListQuestion, 'format' | 'cabin'>,
  { codes, answer, language }: Answerer,
): OneByOne {
  const { places = {}, ownReturns } = format;
  const chosen = chosenPlaces(places);
  const reading: RowReading = {
    ...format,
    codes,
    cabin,
    language,
    ...(Object.keys(places).length > 0 && { chosenPlaces: chosen }),
    hasOwnReturn: ownReturnReader(format, ownReturns),
  };
  return {
    answer: (row) => {
      const question = 'message' in row ? row : readRow(row, reading);
      return { question, answer: answer(question) };
    },
    usedPlaces: chosen.used,
  };
}

/**
 * Answers the rows of a list, some at a time: for the page, the command line and the hosted batch alike.
 *
 * @returns a function of some rows and of how many rows of the list are between them and those before, as the header is
 */
export function listAnswerer(
  { by = [], hasWhatIf = false, ...list }: ListQuestion,
  answerer: Answerer,
): (rows: readonly RowRead[], rowsAbove?: number) => AnsweredRows {
  const { tables, answer } = answerer;
  const oneByOne = oneRowAnswerer(list, answerer);
  const addToBreakdowns = breakdownAdder(by, tables);
  const addToWhatIf = hasWhatIf ? whatIfAdder(answer, tables) : undefined;

  return (rows, rowsAbove = 0) => {
    const totals = noTotals();
    const answered = rows.map((row, at): Answered | undefined => {
      if (!row) return undefined;
      const one = oneByOne.answer(row);
      addRow(totals, one.question, one.answer, rowsAbove + at + 1);
      addToWhatIf?.((totals.whatIf ??= noWhatIf()), one.question, one.answer);
      if (by.length > 0) {
        addToBreakdowns((totals.breakdowns ??= []), one.question, one.answer, 'message' in row ? [] : row);
      }
      return one;
    });
    totals.lines = rowsAbove + rows.length;
    return { rows: answered, totals, usedPlaces: oneByOne.usedPlaces() };
  };
}
