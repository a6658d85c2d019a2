/** A value with at most so many digits after the point, as a column of decimals wants it. */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
