import { roundRange, type KilogramsPerPassenger } from '@tim/format';
import type { TypicalFigures } from '../../shared/api/answers.ts';

/** Figures, with their range where there is one. */
export type Ranged = Pick<TypicalFigures, 'wellToWakeKg' | 'range'>;

/** As a headline has them [kg]. */
export type Bounds = { readonly lowest: number; readonly highest: number };

/** Between which values a cabin's figure may be expected; undefined where that is not known. */
export function boundsOf({ wellToWakeKg, range }: Ranged, cabin: keyof KilogramsPerPassenger): Bounds | undefined {
  const kg = wellToWakeKg[cabin];
  if (kg === undefined) return undefined;
  const { lowKg, highKg } = roundRange(kg, range?.lowKg[cabin], range?.highKg[cabin]);
  return lowKg === undefined || highKg === undefined ? undefined : { lowest: lowKg, highest: highKg };
}
