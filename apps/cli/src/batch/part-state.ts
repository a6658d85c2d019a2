import { createHash } from 'node:crypto';
import type { Totals } from '@tim/batch';
import { isObject } from '@tim/batch/list';
import type { CalendarDate } from '@tim/estimator';
import { readJsonObject } from './json-object.ts';

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

const COUNTS = ['rows', 'figures', 'flights', 'grams', 'gramsWithRange', 'lines'] as const;
const SUMS = ['gramsByTier', 'rowsByReason', 'rowsByWarning', 'rowsSkipped'] as const;
const GROUPS = ['ranges', 'attention', 'placeChoices'] as const;

/** The text of a state, with a hash of its own: what somebody edits is told from what a run wrote. */
export function writeState(state: State): string {
  return JSON.stringify({ ...state, stateHash: hashOf(state) });
}

function hashOf(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/** @returns undefined where the text is not what a run writes */
export function readState(text: string): State | undefined {
  const written = readJsonObject(text);
  if (!written) return undefined;
  const { stateHash, ...state } = written;
  if (stateHash !== hashOf(state)) return undefined;
  if (!isObject(state['today']) || !isObject(state['totals'])) return undefined;
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
    sums.every((sum) => isObject(sum) && Object.values(sum).every(isCount)) &&
    isOfBreakdowns(totals['breakdowns']) &&
    GROUPS.every((name) => isObject(totals[name]) && Object.values(totals[name]).every(isObject)) &&
    [state['job'], state['inputHash'], state['outputHash']].every((hash) => typeof hash === 'string');
  return isWhole ? (state as unknown as State) : undefined;
}

/** Whether groups of breakdowns can be gone on with; a run that asks for none has none. */
const isOfBreakdowns = (breakdowns: unknown): boolean =>
  breakdowns === undefined ||
  (Array.isArray(breakdowns) &&
    breakdowns.every((one) => isObject(one) && isCount(one['count']) && isObject(one['byKey'])));

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;
