import type { DecimalMark } from '../columns/decimal-mark.ts';

/** The longest great circle: half of the earth's circumference at the equator [km]. */
export const LONGEST_KM = 20_038;

/** Thousands parted by blanks or apostrophes, with decimals or without. */
const SPACED = /^[1-9]\d{0,2}(?:[\s’']\d{3})+(?:[.,]\d+)?$/;
/** Thousands parted by points or by commas, and decimals after the other sign. */
const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(\d+)(?:[.,](\d+))?$/;

/** What decides whether a point or comma before three digits parts thousands: the mark of the list's decimals, or how large a number can be. */
export type AmountLimits = { readonly mark?: DecimalMark | undefined; readonly most: number };

/**
 * A number as lists write it: 6012, "6,012.5", "6.012,5", "6 012", "6’012", "12,5".
 *
 * A point or comma that stands alone before three digits is read by the decimal mark of the list. Where there is none, it parts thousands
 * if the number is then at most `most`: a distance of "6.012" is 6012 km, "987.654" is 987.7 km.
 *
 * @returns undefined for what is no number above 0
 */
export function readAmount(text: string, limits: AmountLimits): number | undefined {
  const plain = SPACED.test(text) ? text.replace(/[\s’']/g, '') : text;
  const value = grouped(plain, limits) ?? number(PLAIN.exec(plain));
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}

function grouped(plain: string, { mark, most }: AmountLimits): number | undefined {
  const [, whole = '', sign, decimals] = GROUPED.exec(plain) ?? [];
  if (whole === '') return undefined;
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
  const isUnclear = decimals === undefined && /^\d+[.,]\d+$/.test(whole);
  const hasDecimals = mark === undefined ? value > most : sign === mark;
  return isUnclear && hasDecimals ? undefined : value;
}

function number(found: RegExpExecArray | null): number | undefined {
  return found ? Number(`${found[1]}.${found[2] ?? '0'}`) : undefined;
}
