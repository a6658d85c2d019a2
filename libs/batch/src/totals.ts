import type { RowFault, RowQuestion } from './read-row.ts';
import type { NoFigure, RowAnswer } from './row-answer.ts';

/** What a list adds up to, row by row. Plain data: the totals of parts can be added up too. */
export type Totals = {
  rows: number;
  figures: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  grams: number;
  /** The same by tier. */
  readonly gramsByTier: Record<string, number>;
  readonly rowsByReason: Record<string, number>;
  readonly rowsByWarning: Record<string, number>;
};

export function noTotals(): Totals {
  return { rows: 0, figures: 0, grams: 0, gramsByTier: {}, rowsByReason: {}, rowsByWarning: {} };
}

/** Add one row to the totals. */
export function addRow(totals: Totals, question: RowQuestion | RowFault, answer: RowAnswer): void {
  totals.rows++;
  if ('message' in question || answer.kind === 'no-figure') {
    const reason: NoFigure['reason'] = answer.kind === 'no-figure' ? answer.reason : 'INVALID_ROW';
    addCount(totals.rowsByReason, reason, 1);
    return;
  }
  const grams = (answer.wellToWakeGramsPerPassenger[question.cabin] ?? 0) * question.passengers;
  totals.figures++;
  totals.grams += grams;
  addCount(totals.gramsByTier, answer.tier, grams);
  for (const warning of answer.warnings) addCount(totals.rowsByWarning, warning, 1);
}

/** Add the totals of a part to those of the whole. */
export function addTotals(whole: Totals, part: Totals): void {
  whole.rows += part.rows;
  whole.figures += part.figures;
  whole.grams += part.grams;
  addCounts(whole.gramsByTier, part.gramsByTier);
  addCounts(whole.rowsByReason, part.rowsByReason);
  addCounts(whole.rowsByWarning, part.rowsByWarning);
}

function addCounts(whole: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(part)) addCount(whole, key, count);
}

function addCount(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}
