import { isNo } from '@tim/estimator';
import { askedBreakdown } from '../totals/asked-breakdowns.ts';
import {
  BREAKDOWN_NAMES,
  breakdownAdder,
  breakdownOf,
  type Breakdown,
  type BreakdownBy,
  type Groups,
} from '../totals/breakdown.ts';
import { addRow, noTotals } from '../totals/totals.ts';
import {
  rowsReader,
  type AnsweredRow,
  type ReadRow,
  type ReadRows,
  type Row,
  type RowsAnswering,
} from './answer-rows.ts';

/** What rows add up to. */
export type RowsTotal = {
  /** Rows with a figure; those that are no flight have none. */
  readonly figures: number;
  /** Flights of one passenger each in those rows. */
  readonly flights: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  readonly grams: number;
  /** What the total is made of, in the order of `by`; the groups of each add up to `grams`. */
  readonly breakdowns: readonly Breakdown[];
};

export type TotalSettings = {
  /**
   * What to break the total down by: `year`, `quarter`, `month`, `traveller`, `airline`, `route`, `cabin`, `aircraft`, `distance`, `tier`,
   * `quality`, or a field of the rows.
   */
  readonly by?: readonly string[];
  /** Told of each answer, in the order of the rows. */
  readonly onAnswer?: (answer: AnsweredRow) => void;
};

/**
 * Adds rows up; nothing is kept of a row that was added.
 *
 * @throws RangeError if `by` has what is no name of a breakdown or field
 */
export function rowsTotaller(answering: RowsAnswering): (rows: readonly Row[], settings?: TotalSettings) => RowsTotal {
  const read = rowsReader(answering);
  return (given, { by = [], onAnswer } = {}) => {
    const { headers, answers } = read(given);
    const totals = noTotals();
    const breakdowns = by.map((word) => breakdownOfRows(word, headers, answering));
    const add = (row: ReadRow) => {
      addRow(totals, row.question, row.answer);
      for (const breakdown of breakdowns) breakdown.add(row);
    };
    for (const answer of answers(add)) onAnswer?.(answer);
    const { figures, flights, grams } = totals;
    return { figures, flights, grams, breakdowns: breakdowns.map((breakdown) => breakdown.result()) };
  };
}

/** Rows may have different fields: each is asked for what it has. */
function breakdownOfRows(word: string, headers: ReadRows['headers'], { tables }: RowsAnswering) {
  const byHeader = new Map<readonly string[], BreakdownBy>();
  for (const read of headers) {
    const asked = askedBreakdown(word, read);
    if ('by' in asked) byHeader.set(read.header, asked.by);
  }
  const kind = BREAKDOWN_NAMES.find((name) => name === word);
  const whole = [...byHeader.values()][0] ?? (kind && { kind });
  if (!whole) throw isNo('by', word, `name of a breakdown or field: write ${BREAKDOWN_NAMES.join(', ')} or a field`);
  const groups: Groups[] = [];
  return {
    add: ({ header, question, answer, cells }: ReadRow) => {
      const by = byHeader.get(header);
      breakdownAdder([by ?? whole], tables)(groups, question, answer, by ? cells : []);
    },
    result: () => breakdownOf(whole, groups[0]),
  };
}
