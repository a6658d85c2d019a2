import { formatNumber } from './format-number.ts';

/**
 * Write a number without decimals. The browser's own formatter takes longer to start than everything else that a page does for its
 * figure.
 *
 * @returns "0", "285", "1,218", "−12,346"
 */
export function formatWhole(value: number): string {
  return formatNumber(value);
}
