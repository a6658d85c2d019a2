import {
  CABIN_CLASSES,
  type CabinClass,
  type GramsPerPassenger,
  type MarketQuery,
  type TypicalEstimate,
  type TypicalOfSome,
} from '@tim/estimator';
import { cabinLines, rangeColumns, rangeLine } from './cabin-lines.ts';
import type { Lines } from './spoken.ts';
import { workingLines } from './working-lines.ts';

/** A market's typical emissions for a terminal. */
export function routeLines(query: MarketQuery, estimate: TypicalEstimate, { placeText, spoken }: Lines): string[] {
  const { answeredMarkets, carrierCodes, closedAirports, range, working, wellToWakeGramsPerPassenger } = estimate;
  const { direct, missingCabins, rareCabins } = estimate;
  const { answers, words } = spoken;
  const cabinsLine = (cabins: readonly CabinClass[], say: (names: readonly string[]) => string) =>
    cabins.length === 0 ? [] : [say(cabins.map((cabin) => answers.cabins[cabin]))];
  const markets = answeredMarkets.map(({ origin, destination }) => `${origin}-${destination}`);
  return [
    answers.routeTitle(placeText(query.origin), placeText(query.destination)),
    ...closedAirports.map((closed) => answers.note(words.closedAirport(closed))),
    '',
    ...cabinLines(
      [
        { title: answers.columns.wellToWake, grams: wellToWakeGramsPerPassenger },
        ...rangeColumns(range, spoken),
        ...(direct ? [{ title: answers.columns.direct, grams: onBoard(direct) }] : []),
      ],
      spoken,
    ),
    ...rangeLine(range, spoken),
    ...cabinsLine(
      rareCabins.filter((cabin) => !missingCabins.includes(cabin)),
      answers.rareCabins,
    ),
    ...cabinsLine(missingCabins, answers.missingCabins),
    '',
    ...(markets.length > 0 ? [answers.markets(markets)] : []),
    answers.carriers(carrierCodes),
    answers.notPublished,
    ...(working ? ['', ...workingLines(working, spoken)] : []),
  ];
}

/** The figures of the cabins that flights have. */
const onBoard = ({ missingCabins, wellToWakeGramsPerPassenger }: TypicalOfSome): GramsPerPassenger =>
  Object.fromEntries(
    CABIN_CLASSES.filter((cabin) => !missingCabins.includes(cabin)).map((cabin) => [
      cabin,
      wellToWakeGramsPerPassenger[cabin],
    ]),
  );
