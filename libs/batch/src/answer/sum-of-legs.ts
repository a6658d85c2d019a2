import { CABIN_CLASSES, type CabinClass, type GramsPerPassenger } from '@tim/estimator';
import { fill } from '@tim/languages';
import { rangeGroup, rangeOfSum, type RangeGroup } from '../totals/range-of-sum.ts';
import type { Leg } from '../question/row-question.ts';
import { CATEGORIES, weakest } from './figures.ts';
import type { Figure, NoFigure, RowAnswer, Tier, Warning } from './row-answer.ts';
import type { RowLanguage } from './row-language.ts';

/** From the strongest to the weakest. */
const TIERS: readonly Tier[] = ['TIM_EMISSIONS', 'TYPICAL_FLIGHT_EMISSIONS', 'DISTANCE_BASED_EMISSIONS'];

/**
 * The answer to a row of several flights: their grams added up, everything else as its weakest flight has it. One flight without a
 * figure leaves the row without one, and says which.
 */
export function sumOfLegs(
  legs: readonly Leg[],
  answers: readonly RowAnswer[],
  cabin: CabinClass,
  language: RowLanguage,
): RowAnswer {
  const missing = answers.findIndex(
    (answer) => answer.kind === 'unavailable' || !(cabin in answer.wellToWakeGramsPerPassenger),
  );
  const answer = answers[missing];
  if (answer) return withoutFigure(legs[missing] ?? {}, answer, cabin, language);
  const figures = answers.filter((found) => found.kind !== 'unavailable');
  const range = rangeOf(legs, figures);
  const reason = figures.find(({ flightReason }) => flightReason !== undefined)?.flightReason;
  return {
    kind: figures.every(({ kind }) => kind === 'labelled') ? 'labelled' : 'estimated',
    tier: weakest(
      TIERS,
      figures.map(({ tier }) => tier),
    ),
    wellToWakeGramsPerPassenger: added(figures, 'wellToWakeGramsPerPassenger'),
    wellToTankGramsPerPassenger: added(figures, 'wellToTankGramsPerPassenger'),
    tankToWakeGramsPerPassenger: added(figures, 'tankToWakeGramsPerPassenger'),
    ...(range && { range }),
    dataCategory: weakest(
      CATEGORIES,
      figures.map(({ dataCategory }) => dataCategory),
    ),
    warnings: [...new Set(figures.flatMap(({ warnings }): readonly Warning[] => warnings))],
    ...(reason !== undefined && { flightReason: reason }),
    legs: figures,
  };
}

function withoutFigure(
  { origin = '', destination = '' }: Leg,
  answer: RowAnswer,
  cabin: CabinClass,
  { words, texts }: RowLanguage,
): NoFigure {
  const where = origin === '' ? '' : `${origin}-${destination}: `;
  if (answer.kind === 'unavailable') return { ...answer, text: `${where}${answer.text}` };
  return {
    kind: 'unavailable',
    reason: 'INVALID_ROW',
    text: `${where}${fill(texts.noFigureIn, { cabin: words.cabin(cabin) })}`,
  };
}

type Grams = 'wellToWakeGramsPerPassenger' | 'wellToTankGramsPerPassenger' | 'tankToWakeGramsPerPassenger';

/** In the cabins that all flights have. */
function added(figures: readonly Figure[], what: Grams): GramsPerPassenger {
  return perCabin((cabin) => {
    const grams = figures.map((figure) => figure[what][cabin]);
    return grams.includes(undefined) ? undefined : grams.reduce<number>((sum, some) => sum + (some ?? 0), 0);
  });
}

function perCabin(gramsOf: (cabin: CabinClass) => number | undefined): GramsPerPassenger {
  return Object.fromEntries(
    CABIN_CLASSES.flatMap((cabin) => {
      const grams = gramsOf(cabin);
      return grams === undefined ? [] : [[cabin, grams]];
    }),
  );
}

/** Where every flight has one. */
function rangeOf(legs: readonly Leg[], figures: readonly Figure[]): Figure['range'] {
  if (figures.some(({ range }) => range === undefined)) return undefined;
  const rangeIn = (cabin: CabinClass) => {
    const groups: Record<string, RangeGroup> = {};
    let grams = 0;
    for (const [at, { wellToWakeGramsPerPassenger: of, range, tier }] of figures.entries()) {
      const [middle, low, high] = [of[cabin], range?.low[cabin], range?.high[cabin]];
      if (middle === undefined || low === undefined || high === undefined) return undefined;
      grams += middle;
      const key = rangeGroup(tier, legs[at]?.carrierCode);
      const group = (groups[key] ??= { belowGrams: 0, aboveGrams: 0 });
      group.belowGrams += middle - low;
      group.aboveGrams += high - middle;
    }
    return rangeOfSum(grams, groups);
  };
  return {
    low: perCabin((cabin) => rangeIn(cabin)?.lowGrams),
    high: perCabin((cabin) => rangeIn(cabin)?.highGrams),
  };
}
