import { OWN_MANNER, type Manner } from '@tim/languages';
import { groupThousands, NO_FIGURE } from './format-number.ts';
import { GRAMS_PER_KILOGRAM } from './kilograms-per-passenger.ts';
import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts';

const GRAMS_PER_TENTH_OF_A_KILOGRAM = 100;

/** Kilograms this close to a whole number of grams are that number [g]: they were divided from it. */
const WHOLE_GRAM_TOLERANCE = 1e-6;

/**
 * Write emissions as they stand in the tables: one decimal always, in English "." as decimal sign and no grouping, as
 * specified, in other languages as those write numbers.
 *
 * The argument is kilograms, the unit of `KilogramsPerPassenger`, but rounding happens on grams x multiplier,
 * halves away from zero: the integer grams the kilograms came from are recovered first, so that 350 g shows
 * as 0.4 on every machine and in every row.
 *
 * @param kilograms - emissions of one passenger [kg CO2e]; missing, zero or not finite: there is no figure
 * @param multiplier - factor of the row, negative for a deduction
 * @param manner - the language's; the program's own language unless told
 * @returns for example "123.4", "-8.6", "0.0" for a figure that rounds to zero, "XX" without a figure
 */
export function formatKilograms(kilograms: number | undefined, multiplier = 1, manner: Manner = OWN_MANNER): string {
  if (!kilograms || !Number.isFinite(kilograms) || !Number.isFinite(multiplier)) {
    return NO_FIGURE;
  }
  const shown = recoverGrams(kilograms) * multiplier;
  if (!Number.isFinite(shown)) {
    return NO_FIGURE;
  }
  const tenths = roundHalfAwayFromZero(shown / GRAMS_PER_TENTH_OF_A_KILOGRAM);
  const magnitude = tenths < 0n ? -tenths : tenths;
  const whole = String(magnitude / 10n);
  const shownWhole = manner.language === 'en' ? whole : groupThousands(whole, manner);
  return `${tenths < 0n ? '-' : ''}${shownWhole}${manner.decimalMark}${magnitude % 10n}`;
}

function recoverGrams(kilograms: number): number {
  const grams = kilograms * GRAMS_PER_KILOGRAM;
  const wholeGrams = Math.round(grams);
  return Math.abs(grams - wholeGrams) <= WHOLE_GRAM_TOLERANCE ? wholeGrams : grams;
}
