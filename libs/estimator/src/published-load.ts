import type { PublishedLoadFactorTable, PublishedScope, Sourced } from '@tim/reference-data';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months that must be known for a year's mean, and for flights at home or abroad to be told apart. Our choice. */
const ENOUGH_MONTHS = 6;

/**
 * A carrier's load factor as it publishes it [1].
 *
 * @param month - 1 to 12; undefined for the whole year
 */
export type PublishedLoadFinder = (
  carrierCode: string,
  isDomestic: boolean,
  month: number | undefined,
) => Sourced<number> | undefined;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean of the calendar month over the years read; of a month that was not read, of the months beside it. The year's is the mean of
 * its months, where half of them are known. At home the carrier's domestic figures hold, abroad its international ones, where they are
 * known for half of the year, else those of all its flights; never those of the other.
 */
export function publishedLoadFinder(published: PublishedLoadFactorTable): PublishedLoadFinder {
  const ofMonth = (carrierCode: string, scope: PublishedScope, month: number): Sourced<number> | undefined => {
    const own = published.ofMonth(carrierCode, scope, month);
    if (own) return own;
    const beside = [month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1].flatMap(
      (other) => published.ofMonth(carrierCode, scope, other) ?? [],
    );
    const [first] = beside;
    return (
      first && { ...first, strategy: 'CARRIER_PUBLISHED_MONTHS_BESIDE', value: mean(beside.map(({ value }) => value)) }
    );
  };
  const ofYear = (carrierCode: string, scope: PublishedScope): Sourced<number> | undefined => {
    const known = MONTHS.flatMap((month) => ofMonth(carrierCode, scope, month) ?? []);
    const [first] = known;
    if (!first || known.length < ENOUGH_MONTHS) return undefined;
    return { ...first, strategy: 'CARRIER_PUBLISHED_YEAR', value: mean(known.map(({ value }) => value)) };
  };
  return (carrierCode, isDomestic, month) => {
    const apart = isDomestic ? 'domestic' : 'international';
    const isApart = MONTHS.filter((each) => published.ofMonth(carrierCode, apart, each)).length >= ENOUGH_MONTHS;
    const scope = isApart ? apart : 'all';
    return month === undefined ? ofYear(carrierCode, scope) : ofMonth(carrierCode, scope, month);
  };
}
