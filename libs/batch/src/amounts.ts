/** The longest great circle: half of the earth's circumference at the equator [km]. */
export const LONGEST_KM = 20_038;

/** Thousands parted by points or by commas, and decimals after the other sign. */
const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(\d+)(?:[.,](\d+))?$/;

/**
 * A number as lists write it: 6012, "6,012.5", "6.012,5", "6 012", "6’012", "12,5".
 *
 * A point or comma that stands alone before three digits parts thousands where the number is then at most `most`: a distance of
 * "6.012" is 6012 km, "987.654" is 987.7 km.
 *
 * @returns undefined for what is no number above 0
 */
export function readAmount(text: string, most: number): number | undefined {
  const plain = text.replace(/[\s’']/g, '');
  const value = grouped(plain, most) ?? number(PLAIN.exec(plain));
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}

function grouped(plain: string, most: number): number | undefined {
  const [, whole = '', , decimals] = GROUPED.exec(plain) ?? [];
  if (whole === '') return undefined;
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
  const isUnclear = decimals === undefined && /^\d+[.,]\d+$/.test(whole);
  return isUnclear && value > most ? undefined : value;
}

function number(found: RegExpExecArray | null): number | undefined {
  return found ? Number(`${found[1]}.${found[2] ?? '0'}`) : undefined;
}

/** Whether a text is a whole number, as people and flights are counted. */
export const isWholeNumber = (text: string): boolean => /^\d{1,6}(?:[.,]0{1,2})?$/.test(text);
