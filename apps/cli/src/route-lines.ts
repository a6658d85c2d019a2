import type { MarketQuery, TypicalEstimate } from '@tim/estimator';
import { cabinLines, rangeColumns, rangeLine } from './cabin-lines.ts';
import type { Lines } from './spoken.ts';
import { workingLines } from './working-lines.ts';

/** A market's typical emissions for a terminal. */
export function routeLines(query: MarketQuery, estimate: TypicalEstimate, { placeText, spoken }: Lines): string[] {
  const { answeredMarkets, carrierCodes, closedAirports, range, rareCabins, working, wellToWakeGramsPerPassenger } =
    estimate;
  const { answers, words } = spoken;
  const markets = answeredMarkets.map(({ origin, destination }) => `${origin}-${destination}`);
  return [
    answers.routeTitle(placeText(query.origin), placeText(query.destination)),
    ...closedAirports.map((closed) => answers.note(words.closedAirport(closed))),
    '',
    ...cabinLines(
      [{ title: answers.columns.wellToWake, grams: wellToWakeGramsPerPassenger }, ...rangeColumns(range, spoken)],
      spoken,
    ),
    ...rangeLine(range, spoken),
    ...(rareCabins.length > 0 ? [answers.rareCabins(rareCabins.map((cabin) => answers.cabins[cabin]))] : []),
    '',
    ...(markets.length > 0 ? [answers.markets(markets)] : []),
    answers.carriers(carrierCodes),
    answers.notPublished,
    ...(working ? ['', ...workingLines(working, spoken)] : []),
  ];
}
