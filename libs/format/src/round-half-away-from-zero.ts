/**
 * Significant digits that are trusted. A double holds 15 to 17; what a product of two decimals adds beyond the
 * fourteenth is the error of binary arithmetic, not information.
 */
const TRUSTED_DIGITS = 14;

/**
 * Round to the nearest whole number, halves away from zero, as decimal arithmetic would: a value that binary
 * arithmetic left a hair beside a half counts as the half.
 *
 * @param value - finite
 * @returns a bigint, so that there is no negative zero and no exponent when it is written out
 */
export function roundHalfAwayFromZero(value: number): bigint {
  const magnitude = BigInt(Math.round(Number(Math.abs(value).toPrecision(TRUSTED_DIGITS))));
  return value < 0 ? -magnitude : magnitude;
}
