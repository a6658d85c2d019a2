import { combinedRange } from './combined-range.ts';
import { legFigures, type LegAnswer } from './leg-answer.ts';

/** The legs that have a figure, added up for one person. */
export type TripSum = {
  /** [kg CO2e]; 0 where no leg has a figure. */
  readonly kg: number;
  /** Undefined where one of the figures has none. */
  readonly range: { readonly lowKg: number; readonly highKg: number } | undefined;
  /** Places of the legs that are not in it. */
  readonly without: readonly number[];
};

export function tripSum(answers: readonly LegAnswer[]): TripSum {
  const figures = legFigures(answers);
  const ranges = figures.flatMap(({ range }) => range ?? []);
  return {
    kg: figures.reduce((sum, { kg }) => sum + kg, 0),
    range: ranges.length > 0 && ranges.length === figures.length ? combinedRange(ranges) : undefined,
    without: answers.flatMap((answer, index) => (answer.kind === 'result' ? [] : [index])),
  };
}
