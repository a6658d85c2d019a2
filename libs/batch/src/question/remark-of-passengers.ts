import { PEOPLE_COUNTED } from './counts.ts';

/** Longer remarks say more than that [letters]. */
const LONGEST_REMARK = 100;

/** "2 pax", "3 Personen", "4名", "1,200 pax": all of a part of a remark. */
const PASSENGERS = new RegExp(`^(\\d(?:[\\d.,’']*\\d)?) ?(?:${PEOPLE_COUNTED})$`, 'i');

/** What parts a remark: no comma within a number does. */
const PARTING = /[;()/|]|(?<!\d),|,(?!\d)/;

/** The part of the remarks on a row that says how many passengers there are; undefined where none does, or they contradict each other. */
export function remarkOfPassengers(remarks: readonly string[]): string | undefined {
  const parts = remarks.flatMap((remark) => (remark.length > LONGEST_REMARK ? [] : remark.split(PARTING)));
  const counts = new Map(
    parts.flatMap((part) => {
      const found = PASSENGERS.exec(part.trim());
      return found ? [[found[1], found[0]] as const] : [];
    }),
  );
  const [[digits, said] = [], ...others] = counts;
  return digits === undefined || /^0+$/.test(digits) || others.length > 0 ? undefined : said;
}
