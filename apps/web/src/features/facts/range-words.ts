import type { CabinClass } from '@tim/engine';
import { roundRange } from '@tim/format';
import type { Figures } from '../headline/chart-places.ts';

/** As a headline has them [kg]. */
export type Bounds = { readonly lowest: number; readonly highest: number };

/** Between which values a cabin's figure may be expected; undefined where that is not known. */
export function boundsOf({ wellToWakeKg, range }: Figures, cabin: CabinClass): Bounds | undefined {
  const kg = wellToWakeKg[cabin];
  if (kg === undefined) return undefined;
  const { lowKg, highKg } = roundRange(kg, range?.lowKg[cabin], range?.highKg[cabin]);
  return lowKg === undefined || highKg === undefined ? undefined : { lowest: lowKg, highest: highKg };
}
