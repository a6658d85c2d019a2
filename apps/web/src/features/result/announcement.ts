import { CABIN_CLASSES } from '@tim/engine';
import { formatKilograms, type KilogramsPerPassenger } from '@tim/format';
import { CABIN_NAMES } from './cabin-names.ts';
import { RESULTS } from './texts.ts';

/** What a screen reader says of a result that has arrived: what was computed, and its first figure. */
export function announcementOf(heading: string, subject: string, kilograms: KilogramsPerPassenger): string {
  const cabin = CABIN_CLASSES.find((one) => (kilograms[one] ?? 0) > 0);
  return cabin === undefined
    ? RESULTS.announcedWithout(heading, subject)
    : RESULTS.announced(heading, subject, formatKilograms(kilograms[cabin], 1), CABIN_NAMES[cabin]);
}
