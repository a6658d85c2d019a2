import { textTable } from '@tim/terminal';

/** A figure, or another value of an answer, that is not what it was. */
export type Moved = {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** '' where it is no quantity. */
  readonly unit: string;
};

/** What one comparison came to. */
export type Comparison = {
  readonly name: string;
  /** How many were compared. */
  readonly compared: number;
  /** What they are, and what they were compared with. */
  readonly with: string;
  readonly moved: readonly Moved[];
  /** How many moved, where `moved` has only the first of them. */
  readonly movedCount?: number;
  /** Why nothing could be compared. */
  readonly failure?: string;
};

/** How many moved figures of a comparison are shown. */
const SHOWN = 5;

const movedCount = ({ moved, movedCount: count = moved.length }: Comparison) => count;

/** Whether nothing moved; not where nothing was compared. */
export function holds(comparison: Comparison): boolean {
  return comparison.compared > 0 && comparison.failure === undefined && movedCount(comparison) === 0;
}

/** The report: a line for each comparison, and below it what moved in it. */
export function comparisonLines(comparisons: readonly Comparison[]): string[] {
  const rows = comparisons.map((one) => [stateOf(one), one.name, String(one.compared), one.with]);
  const heads = textTable(rows, ['left', 'left', 'right']);
  return comparisons.flatMap((one, at) => [heads[at] ?? '', ...movedLines(one).map((line) => `  ${line}`)]);
}

function stateOf(comparison: Comparison): string {
  if (holds(comparison)) return 'holds';
  return movedCount(comparison) > 0 ? `${movedCount(comparison)} moved` : 'failed';
}

/** What moved in a comparison, or why there is none. */
export function movedLines(comparison: Comparison): string[] {
  const { moved, failure } = comparison;
  const shown = moved.slice(0, SHOWN);
  const more = movedCount(comparison) - shown.length;
  return [
    ...(failure === undefined ? [] : [failure]),
    ...shown.map(({ what, before, after, unit }) => `${what}: ${quoted(before)} -> ${quoted(after)} ${unit}`.trimEnd()),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

const quoted = (value: string) => (value === '' ? 'nothing' : value);
