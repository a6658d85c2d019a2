import type { KilogramsPerPassenger } from '@tim/format';
import type { FiguresRange } from '../../shared/api/answers.ts';
import type { Note } from './note.ts';
import { RESULTS } from './texts.ts';

/** Whole kilograms, rounded outwards so that the range holds what it says. */
export type Bounds = { readonly lowest: number; readonly highest: number };

/** Between which values a cabin's figure may be expected; undefined where that is not known. */
export function boundsOf({ lowKg, highKg }: FiguresRange, cabin: keyof KilogramsPerPassenger): Bounds | undefined {
  const [lowest, highest] = [lowKg[cabin], highKg[cabin]];
  return lowest === undefined || highest === undefined
    ? undefined
    : { lowest: Math.floor(lowest), highest: Math.ceil(highest) };
}

/** The row below a result's table; none without a range. */
export function rangeNotes(range: FiguresRange | undefined): readonly Note[] {
  const bounds = range && boundsOf(range, 'economy');
  return bounds === undefined
    ? []
    : [
        {
          label: RESULTS.notes.range.label,
          text: RESULTS.notes.range.text(bounds.lowest, bounds.highest),
        },
      ];
}
