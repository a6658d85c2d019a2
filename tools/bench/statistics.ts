/** Median, i.e. half of the values are at most this, in the values' unit. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that a share of the values does not exceed, nearest rank, in the values' unit. */
export function percentile(values: readonly number[], fraction: number): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.max(0, Math.ceil(rising.length * fraction) - 1)] ?? Number.NaN;
}
