/**
 * Position of a value in a rising list, by halving.
 *
 * @param from - first position to look at
 * @param to - position after the last
 * @returns the first position whose value is at least `value`; `to` when there is none
 */
export function lowerBound(sorted: Uint32Array | Uint16Array, value: number, from = 0, to = sorted.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
