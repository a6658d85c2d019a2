/** How addresses name the cabins, from the back of the aircraft to its front. */
const CABIN_LETTERS = { economy: 'e', premiumEconomy: 'p', business: 'b', first: 'f' } as const;

export type TripCabin = keyof typeof CABIN_LETTERS;

export const TRIP_CABINS = Object.keys(CABIN_LETTERS) as readonly TripCabin[];

/** How an address names a cabin in which all legs of a trip are flown. */
export const cabinLetter = (cabin: TripCabin): string => CABIN_LETTERS[cabin];

/** The cabin that a text names by its letter or its name, however that is written; undefined where it names none. */
export function readCabin(written: string): TripCabin | undefined {
  const wanted = written.replaceAll(/[-_ ]/g, '').toLowerCase();
  return TRIP_CABINS.find((cabin) => CABIN_LETTERS[cabin] === wanted || cabin.toLowerCase() === wanted);
}
