import { oneOf, optional, text, wholeNumber } from '../reference-data/csv/fields.ts';
import { readEveryRow, type Row } from '../reference-data/csv/read-rows.ts';

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
export type JudgedRow = Omit<Row<typeof FIELDS>['values'], 'standing' | 'why' | 'source'>;

/** @throws TaskFailure if a row is not as its columns promise */
export const readJudgedRows = (path: string): Promise<readonly JudgedRow[]> =>
  readEveryRow({ name: 'docs/flown-routes.csv', path }, FIELDS);

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
