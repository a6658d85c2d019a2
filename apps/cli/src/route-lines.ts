import {
  CABIN_CLASSES,
  type CabinClass,
  type GramsPerPassenger,
  type MarketQuery,
  type TypicalEstimate,
  type TypicalOfSome,
} from '@tim/estimator';
import { fill, joined } from '@tim/languages';
import { cabinLines, rangeColumns, rangeLine } from './cabin-lines.ts';
import { noteLine } from './note-line.ts';
import type { Lines, Spoken } from './spoken.ts';
import { withoutCapital } from './without-capital.ts';
import { workingLines } from './working-lines.ts';

/** A market's typical emissions for a terminal. */
export function routeLines(query: MarketQuery, estimate: TypicalEstimate, { placeText, spoken }: Lines): string[] {
  const { answeredMarkets, carrierCodes, closedAirports, range, working, wellToWakeGramsPerPassenger } = estimate;
  const { direct, missingCabins, rareCabins } = estimate;
  const { answers, words } = spoken;
  const markets = answeredMarkets.map(({ origin, destination }) => `${origin}-${destination}`);
  return [
    fill(answers.routeTitle, { origin: placeText(query.origin), destination: placeText(query.destination) }),
    ...closedAirports.map((closed) => noteLine(words.closedAirport(closed), spoken)),
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
      answers.rareCabins,
      rareCabins.filter((cabin) => !missingCabins.includes(cabin)),
      answers,
    ),
    ...cabinsLine(answers.missingCabins, missingCabins, answers),
    '',
    ...(markets.length > 0 ? [fill(answers.markets, { markets: joined(answers.list, markets) })] : []),
    fill(answers.carriers, { codes: joined(answers.list, carrierCodes) }),
    answers.notPublished,
    ...(working ? ['', ...workingLines(working, spoken)] : []),
  ];
}

/** What is said of some cabins; nothing of none. */
function cabinsLine(
  text: Spoken['answers']['rareCabins'],
  cabins: readonly CabinClass[],
  answers: Spoken['answers'],
): readonly string[] {
  if (cabins.length === 0) return [];
  const names = cabins.map((cabin) => answers.cabins[cabin]);
  return [
    fill(text, {
      cabins: joined(answers.cabinList, names),
      cabinsInText: joined(answers.cabinList, names.map(withoutCapital)),
    }),
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
