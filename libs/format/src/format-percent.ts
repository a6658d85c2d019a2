import { withDecimalMark } from './decimal-mark.ts';
import { NO_FIGURE } from './format-number.ts';
import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts';

/**
 * Write a fraction as a number of percent, without the sign: at most two decimals, trailing zeros dropped.
 *
 * @param fraction - 0.07 for seven percent
 * @returns "7", "3.5", "12.35"; "XX" for a fraction that is not finite
 */
export function formatPercent(fraction: number): string {
  const hundredthsOfPercent = fraction * 10_000;
  if (!Number.isFinite(hundredthsOfPercent)) {
    return NO_FIGURE;
  }
  const rounded = roundHalfAwayFromZero(hundredthsOfPercent);
  const magnitude = rounded < 0n ? -rounded : rounded;
  const decimals = String(magnitude % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return withDecimalMark(`${rounded < 0n ? '-' : ''}${magnitude / 100n}${decimals && `.${decimals}`}`);
}
