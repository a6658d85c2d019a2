import { OWN_MANNER, type Manner } from '@tim/languages';
import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts';

/** Keeps a number and its unit on one line. */
const NARROW_NO_BREAK_SPACE = '\u202F';
/** Shown where there is no figure. */
export const NO_FIGURE = 'XX';
const MINUS = '−';

/**
 * Write a number as sentences, charts and our own tables do: thousands and decimals marked as the language does, the
 * typographic minus, halves away from zero. The specified tables have their own (`formatKilograms`).
 *
 * @param value - any; one that is not finite is "XX"
 * @param decimals - written always, 0 to 6
 * @returns "1,218", "0.5", "−12,346.0" in English; never a minus before zero
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  // A whole number is itself, with more digits than are trusted of a rounded one.
  const units =
    Number.isInteger(value) && decimals === 0 ? BigInt(value) : roundHalfAwayFromZero(value * 10 ** decimals);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const rest = decimals === 0 ? '' : `${OWN_MANNER.decimalMark}${digits.slice(-decimals)}`;
  return `${units < 0n ? MINUS : ''}${groupThousands(whole, OWN_MANNER)}${rest}`;
}

/** The digits of a whole number with the language's mark between its thousands. */
export function groupThousands(digits: string, { groupedFrom, groupMark }: Manner): string {
  return digits.length < groupedFrom ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark);
}

/** The same without zeros at the end of its decimals: "3.5", "75". */
export function formatShort(value: number, mostDecimals: number): string {
  const text = formatNumber(value, mostDecimals);
  const at = text.lastIndexOf(OWN_MANNER.decimalMark);
  if (mostDecimals === 0 || at < 0) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, end === at + 1 ? at : end);
}

/** The same with the sign of what is above zero too: "+1.7", "−1.7", "0.0". */
export function formatSigned(value: number, decimals = 0): string {
  const text = formatNumber(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A number, as text, and its unit, which stay on one line: "1,218 kg", "6 %". */
export function withUnit(number: string, unit: string): string {
  return unit === '%' ? OWN_MANNER.percent(number) : `${number}${NARROW_NO_BREAK_SPACE}${unit}`;
}
