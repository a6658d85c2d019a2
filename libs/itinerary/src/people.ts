import { cabinLetter, readCabin, TRIP_CABINS, type TripCabin } from './cabins.ts';

/** The most people that are added up. */
export const MOST_PEOPLE = 99;

/** How many people sit in each of several cabins; one without anybody is absent. */
export type PeopleByCabin = Readonly<Partial<Record<TripCabin, number>>>;

/** Who fly together: all in the cabin that is asked for, or so many in each of several. */
export type People = { readonly count: number; readonly byCabin?: PeopleByCabin | undefined };

/** What a text says of people; `cabin` where it has all of them in one. */
export type ReadPeople = People & { readonly cabin?: TripCabin | undefined };

export const ONE_PERSON: People = { count: 1 };

/** "3", or "2e,1b" with a cabin's letter or name behind each number; empty is one person. Undefined outside of the limits. */
export function readPeople(written: string): ReadPeople | undefined {
  if (written === '') return ONE_PERSON;
  if (/^\d{1,2}$/.test(written)) return isAllowed(Number(written)) ? { count: Number(written) } : undefined;
  const byCabin: Partial<Record<TripCabin, number>> = {};
  for (const part of written.split(',')) {
    const [, digits = '', name = ''] = /^(\d{1,2})([a-z _-]+)$/i.exec(part.trim()) ?? [];
    const cabin = readCabin(name);
    // A cabin that is named twice may be a slip: nobody guesses which number is meant.
    if (cabin === undefined || byCabin[cabin] !== undefined || Number(digits) === 0) return undefined;
    byCabin[cabin] = Number(digits);
  }
  return peopleIn(byCabin);
}

/** So many people in each cabin; undefined where they are none or too many. */
export function peopleIn(counts: PeopleByCabin): ReadPeople | undefined {
  const taken = cabinsOf(counts);
  const count = taken.reduce((sum, [, people]) => sum + people, 0);
  const [only, ...others] = taken;
  if (only === undefined || !isAllowed(count)) return undefined;
  if (others.length === 0) return { count, cabin: only[0] };
  return { count, byCabin: Object.fromEntries(taken) };
}

/** Write people; `readPeople` reads them back. One person is empty. */
export function formatPeople({ count, byCabin }: People): string {
  if (byCabin === undefined) return count === 1 ? '' : String(count);
  return cabinsOf(byCabin)
    .map(([cabin, people]) => `${people}${cabinLetter(cabin)}`)
    .join(',');
}

/** Cabins and people, economy first. */
export function cabinsOf(byCabin: PeopleByCabin): readonly (readonly [TripCabin, number])[] {
  return TRIP_CABINS.flatMap((cabin) => {
    const people = byCabin[cabin] ?? 0;
    return people > 0 ? [[cabin, people] as const] : [];
  });
}

const isAllowed = (count: number): boolean => count >= 1 && count <= MOST_PEOPLE;
