import type { KilogramsPerPassenger } from '@tim/format';
import type { FiguresRange } from '../../api/answers.ts';
import type { Note } from './note.ts';

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
          label: 'Range',
          text: `Between ${bounds.lowest} and ${bounds.highest} kg in economy (8 of 10 flights).`,
        },
      ];
}
