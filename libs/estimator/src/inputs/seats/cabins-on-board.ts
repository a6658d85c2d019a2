import { CABIN_CLASSES } from '@tim/engine';
import type { CabinClass } from '@tim/engine';
import type { SeatsBasis } from '@tim/reference-data';
import type { WeightedSeats } from './likely-seats.ts';

/** Whether seats are those of the aircraft itself, so that a cabin without any is not on board. */
const IS_LAYOUT_KNOWN: Readonly<Record<SeatsBasis['kind'], boolean>> = {
  given: true,
  'scheduled-seats': true,
  'carrier-layouts': true,
  'typical-of-type': false,
  'reported-mean-of-type': false,
};

/** Which cabins the aircraft has no seats in. */
export type MissingCabins = {
  readonly cabins: readonly CabinClass[];
  /** False where the seats are those usual in the type: the carrier's own may have the cabin. */
  readonly isLayoutKnown: boolean;
};

const seatsOf = ({ of, seats }: WeightedSeats) => of?.seats ?? seats.value;

/**
 * The cabins that none of the seats an aircraft may have on the route has. A flexible business cabin, whose seats all count as economy,
 * is one.
 */
export function missingCabins(options: readonly WeightedSeats[]): MissingCabins {
  return {
    cabins: CABIN_CLASSES.filter((cabin) => options.every((option) => seatsOf(option)[cabin] === 0)),
    isLayoutKnown: options.every(
      ({ seats: { basis } }) => IS_LAYOUT_KNOWN[basis.kind] && !('isSharedOut' in basis && basis.isSharedOut),
    ),
  };
}
