import { readAmount } from './amounts.ts';
import type { DecimalMark } from '../columns/decimal-mark.ts';

/** A number of people or flights. */
export type Count = {
  readonly value: number;
  /** Whether the cell has plain digits and says what they count: "1200 people". Nobody writes that by accident. */
  readonly isSpelledOut: boolean;
};

/** What people are called behind their number, each as a part of a pattern. */
export const PEOPLE_COUNTED =
  '名様?|人|pax|passengers?|travell?ers?|pers\\.?|people|persons?|passagiere?|fluggäste|personen|reisende|passagers?|voyageurs?|' +
  'personnes?|pasajeros?|viajeros?|personas?|passeggeri|viaggiatori|persone|reizigers?|passageiros?|pessoas?';
const FLIGHTS_COUNTED = '便|flights?|fl[uü]ge?|vols?|vuelos?|vol[io]|vluchten|voos?';

/** What is counted, behind a number: "2名", "2 pax", "2 Personen", "4 flights". */
const COUNTED = new RegExp(`(?<=\\d)\\s*(?:${PEOPLE_COUNTED}|${FLIGHTS_COUNTED})$`, 'i');

/**
 * A whole number of people or flights as lists write it: 3, "3.00", "1,200", "2 pax".
 *
 * @param mark - what stands before the decimals of the list, where it proves that
 * @returns undefined for what is no whole number above 0
 */
export function readCount(text: string, mark?: DecimalMark): Count | undefined {
  const written = text.trim();
  const digits = written.replace(COUNTED, '');
  const value = readAmount(digits, { mark, most: Infinity });
  if (value === undefined || !Number.isInteger(value)) return undefined;
  return { value, isSpelledOut: digits !== written && /^\d+$/.test(digits) };
}

/** More digits are the number of a ticket. */
const MOST_COUNTED = 999_999;

/** Whether a cell holds a number, as people and flights are counted. */
export const isCount = (text: string): boolean =>
  /^0(?:[.,]0+)?$/.test(text) || (readCount(text)?.value ?? Infinity) <= MOST_COUNTED;
