import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { OPTIONS } from './texts.ts';

type Counts = {
  /** In the list. */
  readonly count: number;
  /** Of every number of stops. */
  readonly known: number;
  /** Those of the list that the typical figure counts. */
  readonly usualCount: number;
};

/**
 * "60 ways known to fly, airport by airport; 21 of them usual: …. Kilograms of CO2e per person in economy and contrail risk."
 *
 * @param risk - that of most, which is said here alone
 */
export function introductionText(counts: Counts, cabin: string, risk?: string): string {
  const { units, unitsWithRisk } = OPTIONS.introduction;
  const ways = waysText(counts);
  return risk === undefined ? fill(units, { ways, cabin }) : fill(unitsWithRisk, { ways, cabin, risk });
}

function waysText({ count, known, usualCount }: Counts): string {
  const { only, all, some, usual, allUsual } = OPTIONS.introduction;
  const listed = count === known ? fill(all, { count }) : fill(some, { count, known });
  const ways = known === 1 ? only : listed;
  // One way is no list to tell the usual ones of.
  if (count === 1 || usualCount === 0) return ways;
  if (usualCount === count) return fill(allUsual, { ways });
  return fillCount(count === known ? usual.ofAll : usual.ofSome, { ways, count: usualCount }, OWN_MANNER);
}

/** How many ways are not listed, since their aircraft do not have the cabin. */
export function leftOutText(count: number, cabin: string): string {
  return fillCount(OPTIONS.leftOut, { count, cabin }, OWN_MANNER);
}

/** What leads to the whole list. */
export function showAllText(count: number, shown: number): string {
  if (count <= shown) return OPTIONS.otherDays;
  return count === 2 ? OPTIONS.showBoth : fill(OPTIONS.showAll, { count });
}
