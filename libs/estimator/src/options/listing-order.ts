import type { AirportTable } from '@tim/reference-data';
import type { TravelOption } from '../estimate.ts';
import type { MarketQuery } from '../question/query.ts';

/** How far from what was asked an end is: 0 the airport itself, 1 another of its city, 2 one nearby. */
type End = 0 | 1 | 2;

/**
 * Options in the order they are listed: without a stop first, then between the airports asked for, before others of their cities
 * and those before nearby ones, then the fastest.
 *
 * @param market - as asked; of a city's code no airport stands before the others
 */
export function listingOrder(
  options: readonly TravelOption[],
  market: MarketQuery,
  airports: Pick<AirportTable, 'find'>,
): readonly TravelOption[] {
  const endOf = (asked: string) => {
    const city = airports.find(asked)?.cityCode ?? asked;
    return (code: string | undefined): End => {
      if (code === asked) return 0;
      return code !== undefined && airports.find(code)?.cityCode === city ? 1 : 2;
    };
  };
  const [startOf, finishOf] = [endOf(market.origin), endOf(market.destination)];
  return options
    .map((option) => ({
      option,
      ends: startOf(option.legs[0]?.origin) + finishOf(option.legs.at(-1)?.destination),
    }))
    .sort(
      (a, b) =>
        a.option.legs.length - b.option.legs.length ||
        a.ends - b.ends ||
        a.option.durationHours - b.option.durationHours ||
        b.option.daysAYear - a.option.daysAYear,
    )
    .map(({ option }) => option);
}
