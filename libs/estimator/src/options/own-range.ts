import { CABIN_CLASSES } from '@tim/engine';
import type { GramsPerPassenger, GramsRange } from '../estimate.ts';

/** Low and high grams. */
export type Ends = Pick<GramsRange, 'low' | 'high'>;

/**
 * A flight's range without the fuel model's part, which takes the figures of all flights between two places the same way.
 * Two flights are told apart by what is left.
 *
 * @param grams - the figure the range is of
 */
export function ownRange(grams: GramsPerPassenger, { low, high, drivers }: GramsRange): Ends {
  const shared = drivers.find(({ key }) => key === 'fuelModel')?.share ?? 0;
  const ends: { low: Record<string, number>; high: Record<string, number> } = { low: {}, high: {} };
  for (const cabin of CABIN_CLASSES) {
    const [figure, from, to] = [grams[cabin], low[cabin], high[cabin]];
    if (figure === undefined || from === undefined || to === undefined) continue;
    const [below, above] = [Math.log(figure / from), Math.log(to / figure)];
    // The drivers' shares are of the mean of both sides' squares.
    const sharedSquare = (shared * (below * below + above * above)) / 2;
    const left = (side: number) => Math.sqrt(Math.max(0, side * side - sharedSquare));
    ends.low[cabin] = Math.floor(figure * Math.exp(-left(below)));
    ends.high[cabin] = Math.ceil(figure * Math.exp(left(above)));
  }
  return ends;
}
