/** Half of the values are at most this, and half at least, in the values' unit; NaN of none. The mean of the middle two when their number is even. */
export function median(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  const upper = rising[rising.length >> 1] ?? Number.NaN;
  return rising.length % 2 === 1 ? upper : ((rising[(rising.length >> 1) - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a share of the values does not exceed, nearest rank, in the values' unit; NaN of none. */
export function percentile(values: readonly number[], fraction: number): number {
  const rising = values.toSorted((a, b) => a - b);
  return rising[Math.max(0, Math.ceil(rising.length * fraction) - 1)] ?? Number.NaN;
}

/** Arithmetic mean, in the values' unit; NaN of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
