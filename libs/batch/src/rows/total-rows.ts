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
import { rowsAnswerer, type AnsweredRow, type ReadRow, type Row, type RowsAnswering } from './answer-rows.ts';

/** Rows that were answered, and what they add up to. */
export type RowsTotal = {
  readonly answers: readonly AnsweredRow[];
  /** Rows with a figure; those that are no flight have none. */
  readonly figures: number;
  /** Flights of one passenger each in those rows. */
  readonly flights: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  readonly grams: number;
  /**
   * What the total is made of: by `year`, `quarter`, `month`, `traveller`, `airline`, `route`, `cabin`, `aircraft`, `distance`, `tier`, or a
   * field of the rows. Its groups add up to `grams`.
   *
   * @throws RangeError if it is none of these
   */
  readonly breakdown: (by: string) => Breakdown;
};

/** Answers rows and adds them up. */
export function rowsTotaller(answering: RowsAnswering): (rows: readonly Row[]) => RowsTotal {
  const answer = rowsAnswerer(answering);
  return (given) => {
    const { rows, answers, totals } = answer(given);
    const { figures, flights, grams } = totals;
    return { answers, figures, flights, grams, breakdown: (by) => brokenDown(rows, by, answering) };
  };
}

/** Rows may have different fields: each is asked for what it has. */
function brokenDown(rows: readonly ReadRow[], word: string, { tables }: RowsAnswering): Breakdown {
  const byHeader = new Map<readonly string[], BreakdownBy | undefined>();
  for (const row of rows) {
    if (byHeader.has(row.header)) continue;
    const asked = askedBreakdown(word, row);
    byHeader.set(row.header, 'by' in asked ? asked.by : undefined);
  }
  const kind = BREAKDOWN_NAMES.find((name) => name === word);
  const whole = [...byHeader.values()].find((by) => by !== undefined) ?? (kind && { kind });
  if (!whole) throw isNo('by', word, `name of a breakdown or field: write ${BREAKDOWN_NAMES.join(', ')} or a field`);
  const groups: Groups[] = [];
  for (const { header, question, answer, cells } of rows) {
    const by = byHeader.get(header);
    breakdownAdder([by ?? whole], tables)(groups, question, answer, by ? cells : []);
  }
  return breakdownOf(whole, groups[0]);
}
