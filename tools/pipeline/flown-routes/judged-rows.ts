import { oneOf, optional, text, wholeNumber } from '../reference-data/csv/fields.ts';
import { readRows } from '../reference-data/csv/read-rows.ts';
import { RowReport } from '../reference-data/csv/row-report.ts';

const FIELDS = {
  /** `first` were looked at while the rules were made, `held-out` once, after that. */
  set: oneOf('first', 'held-out'),
  pair: text,
  place: wholeNumber(1, 60),
  place_by_kg: optional(wholeNumber(1, 60)),
  carrier: text,
  origin: text,
  destination: text,
  standing: text,
  judged: oneOf('right', 'wrong', 'not known'),
  why: text,
  source: text,
  /** `yes` for a row that was shown and judged wrong, and is not shown any more. */
  mended: optional(oneOf('yes')),
};

/** A row of docs/flown-routes.csv: a leg that was shown, and whether the carrier flies it. */
export type JudgedRow = {
  readonly set: 'first' | 'held-out';
  readonly pair: string;
  readonly place: number;
  readonly place_by_kg: number | undefined;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  readonly judged: 'right' | 'wrong' | 'not known';
  readonly mended: 'yes' | undefined;
};

/** @throws Error if a row is not as its columns promise */
export async function readJudgedRows(path: string): Promise<readonly JudgedRow[]> {
  const faults: string[] = [];
  const report = new RowReport((line) => faults.push(line));
  const rows = await readRows({ name: 'docs/flown-routes.csv', path, mostBadFraction: 0 }, FIELDS, report);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rows.map(({ values }) => values);
}

/** How many rows are right, wrong and not known, and the wrong ones among the first three of a list. */
export function judgedCounts(rows: readonly JudgedRow[]) {
  const count = (judged: JudgedRow['judged']) => rows.filter((row) => row.judged === judged).length;
  const isAmongFirst = ({ place, place_by_kg }: JudgedRow) => Math.min(place, place_by_kg ?? Infinity) <= 3;
  return {
    pairs: new Set(rows.map(({ pair }) => pair)).size,
    rows: rows.length,
    right: count('right'),
    wrong: count('wrong'),
    notKnown: count('not known'),
    wrongAmongFirst: rows.filter((row) => row.judged === 'wrong' && isAmongFirst(row)),
  };
}
