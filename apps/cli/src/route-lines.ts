import type { MarketQuery, TypicalEstimate } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { cabinLines, rangeColumns, rangeLine } from './cabin-lines.ts';
import { placeText } from './flight-lines.ts';
import { workingLines } from './working-lines.ts';

/** A market's typical emissions for a terminal. */
export function routeLines(query: MarketQuery, estimate: TypicalEstimate, tables: Tables): string[] {
  const { answeredMarkets, carrierCodes, range, working, wellToWakeGramsPerPassenger } = estimate;
  const markets = answeredMarkets.map(({ origin, destination }) => `${origin}-${destination}`);
  return [
    `Typical emissions, ${placeText(query.origin, tables)} to ${placeText(query.destination, tables)}`,
    '',
    ...cabinLines([{ title: 'well-to-wake', grams: wellToWakeGramsPerPassenger }, ...rangeColumns(range)]),
    ...rangeLine(range),
    '',
    ...(markets.length > 0 ? [`Airports it stands for: ${markets.join(', ')}.`] : []),
    `Carriers it stands for: ${carrierCodes.join(', ')}.`,
    'Estimated by the open engine from public data; not Google’s published value.',
    ...(working ? ['', ...workingLines(working)] : []),
  ];
}
