import type { Totals } from '@tim/batch';
import type { CalendarDate } from '@tim/estimator';

/** How far a run has come: what of the input stands in the output. */
export type Reached = {
  readonly inputBytes: number;
  /** SHA-256 of those bytes; empty for none. */
  readonly inputHash: string;
  readonly outputBytes: number;
  /** SHA-256 of those bytes. */
  readonly outputHash: string;
  readonly totals: Totals;
};

/** What stands beside an output that is not whole. */
export type State = Reached & { readonly job: string; readonly today: CalendarDate };

const COUNTS = ['rows', 'figures', 'grams'] as const;
const SUMS = ['gramsByTier', 'rowsByReason', 'rowsByWarning'] as const;

/** @returns undefined where the text is not what a run writes */
export function readState(text: string): State | undefined {
  const state = parsed(text);
  if (!isRecord(state) || !isRecord(state['today']) || !isRecord(state['totals'])) return undefined;
  const { today, totals } = state;
  const counts = [
    state['inputBytes'],
    state['outputBytes'],
    ...['year', 'month', 'day'].map((part) => today[part]),
    ...COUNTS.map((name) => totals[name]),
  ];
  const sums = SUMS.map((name) => totals[name]);
  const isWhole =
    counts.every(isCount) &&
    sums.every((sum) => isRecord(sum) && Object.values(sum).every(isCount)) &&
    [state['job'], state['inputHash'], state['outputHash']].every((hash) => typeof hash === 'string');
  return isWhole ? (state as unknown as State) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
