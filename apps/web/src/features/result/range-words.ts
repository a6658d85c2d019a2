import { formatWhole, roundRange, withUnit, type KilogramsPerPassenger } from '@tim/format';
import { fill } from '@tim/languages';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import type { Note } from './note.ts';
import { RESULTS } from './texts.ts';

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

/** The row below a result's table; none without a range. */
export function rangeNotes(figures: Ranged): readonly Note[] {
  const bounds = boundsOf(figures, 'economy');
  return bounds === undefined
    ? []
    : [
        {
          label: RESULTS.notes.range.label,
          text: fill(RESULTS.notes.range.text, {
            low: formatWhole(bounds.lowest),
            high: withUnit(formatWhole(bounds.highest), 'kg'),
          }),
        },
      ];
}
