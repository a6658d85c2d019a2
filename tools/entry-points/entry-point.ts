import type { Questions } from './question.ts';
import type { Field, Told } from './told.ts';

/** One entry point to the same figures. */
export type EntryPoint = {
  readonly name: string;
  /** `flights and markets` as the calculator answers them, or `rows` as a list does: past flights too, and its route's figure for a flight that has none. */
  readonly answers: 'flights and markets' | 'rows';
  /** What it tells of every question, so that no field can go missing unseen. */
  readonly tells: readonly Field[];
  /** How it writes a value, where that is not as all others do. */
  readonly shows?: (value: string) => string;
  /** Ask all of it at once; the answers in the order of the questions. */
  readonly ask: (questions: Questions) => Promise<readonly Told[]>;
};

export const GRAMS = ['economy', 'premium_economy', 'business', 'first'] as const;
export const RANGE = ['low', 'high'] as const;
export const PHASES = ['well_to_tank', 'tank_to_wake'] as const;
