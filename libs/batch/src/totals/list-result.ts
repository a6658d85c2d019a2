import { rangeOfSum } from './range-of-sum.ts';
import type { PlaceChoice } from '../question/row-question.ts';
import type { SkippedKind } from '../question/row-kinds.ts';
import type { Attention, Totals } from './totals.ts';

/** What is said above a list's rows: its sum, or that there is none yet and why. */
export type ListResult = {
  /** Rows that are flights and have no figure. */
  readonly rowsNeedingAttention: number;
  /** Why, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly rows: number }[];
  /** The same with the field that is wrong, and where the first such row is. */
  readonly attention: readonly Attention[];
  /** Names to choose a place for, once for all their rows; the most frequent first, and of those that nobody knows no more than ten. */
  readonly placeChoices: readonly (PlaceChoice & { readonly rows: number })[];
  /** Rows for which nothing is added: no flights, flights that nobody took, refunds. The most frequent kind first. */
  readonly skipped: readonly { readonly kind: SkippedKind; readonly rows: number }[];
} & (
  | { readonly kind: 'no-figure-yet' }
  | {
      readonly kind: 'total';
      /** Rows with a figure. */
      readonly rows: number;
      /** Flights of one passenger each: three people there and back are six. */
      readonly flights: number;
      /** Well-to-wake [g CO2e]. */
      readonly grams: number;
      /** Meant to hold 80 %; absent where no row has one. What has none stands in it as it is. */
      readonly range?: { readonly lowGrams: number; readonly highGrams: number };
      /** The part of the sum without a range: by distance alone, and of labels [g CO2e]. */
      readonly gramsWithoutRange: number;
    }
);

const mostFirst = <Item extends { readonly rows: number }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => b.rows - a.rows);

/** Unknown names that are asked for at once: a column that holds no places would have hundreds. */
const MOST_UNKNOWN = 10;

function askedAtOnce(choices: ListResult['placeChoices']): ListResult['placeChoices'] {
  const unknown = choices.filter(({ codes }) => codes.length === 0);
  const later = new Set(unknown.slice(MOST_UNKNOWN));
  return choices.filter((choice) => !later.has(choice));
}

/** What a list came to. */
export function listResult(totals: Totals): ListResult {
  const { figures, flights, grams, gramsWithRange, rowsByReason, rowsSkipped, ranges, attention, placeChoices } =
    totals;
  const reasons = Object.entries(rowsByReason).map(([reason, rows]) => ({ reason, rows }));
  const shared = {
    rowsNeedingAttention: reasons.reduce((sum, { rows }) => sum + rows, 0),
    reasons: mostFirst(reasons),
    attention: mostFirst(Object.values(attention)),
    placeChoices: askedAtOnce(mostFirst(Object.values(placeChoices))),
    skipped: mostFirst(Object.entries(rowsSkipped).map(([kind, rows]) => ({ kind: kind as SkippedKind, rows }))),
  };
  if (figures === 0) return { kind: 'no-figure-yet', ...shared };
  return {
    kind: 'total',
    ...shared,
    rows: figures,
    flights,
    grams,
    ...(gramsWithRange > 0 && { range: rangeOfSum(grams, ranges) }),
    gramsWithoutRange: grams - gramsWithRange,
  };
}
