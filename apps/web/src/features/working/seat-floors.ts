import { CABIN_CLASSES } from '@tim/engine';
import { formatKilograms, gramsToKilograms } from '@tim/format';
import type { WorkingStep } from '@tim/messages';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { quantityOf, valueOf } from '../../shared/api/quantities.ts';

/** The step that counts every cabin by its floor. */
const STEP = 'passengerGrams';

export type SeatFloors = {
  readonly businessFactor: number;
  readonly isWideBody: boolean;
  readonly cabins: readonly { readonly cabin: string; readonly factor: number; readonly kilograms: string }[];
};

/** What the floor of each cabin's seat counts and comes to; undefined where the steps do not say. */
export function seatFloors(steps: readonly WorkingStep[]): SeatFloors | undefined {
  const business = quantityOf(steps, STEP, 'seat-area', 'business');
  const cabins = CABIN_CLASSES.flatMap((cabin) => {
    const factor = valueOf(steps, STEP, 'seat-area', cabin);
    const grams = valueOf(steps, STEP, 'grams-per-passenger', cabin);
    return factor === undefined || grams === undefined
      ? []
      : [{ cabin: CABIN_NAMES[cabin], factor, kilograms: formatKilograms(gramsToKilograms(grams), 1) }];
  });
  return business === undefined || cabins.length === 0
    ? undefined
    : { businessFactor: business.value, isWideBody: business.code?.body === 'wide', cabins };
}
