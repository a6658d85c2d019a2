/**
 * Where the keys of each first number start in a rising list of keys, each a first number x `secondCount` + a second one.
 *
 * @returns a position for each first number, and the list's length at the end: the bounds of a search among the keys
 */
export function keyStarts(keys: Uint32Array, firstCount: number, secondCount: number): Uint32Array {
  const starts = new Uint32Array(firstCount + 1);
  let position = 0;
  for (let first = 0; first <= firstCount; first += 1) {
    while (position < keys.length && (keys[position] ?? 0) < first * secondCount) position += 1;
    starts[first] = position;
  }
  starts[firstCount] = keys.length;
  return starts;
}

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
