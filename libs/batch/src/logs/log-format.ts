import type { CabinClass } from '@tim/estimator';
import type { Field } from '../columns/column-names.ts';

/** What a program's log of flights has that other lists have not; names of columns in plain letters. */
export type LogFormat = {
  /** Columns that together no other list has; of several versions any. */
  readonly columns: readonly (readonly string[])[];
  /** Columns that only this log calls so. */
  readonly named?: Readonly<Record<string, Field>>;
  /** Cabins that it writes in a way of its own. */
  readonly cabins?: Readonly<Record<string, CabinClass>>;
  /** Its class of private jets. */
  readonly privateClass?: string;
  /** What its status has where its owner took the flight; anything else there is another person's flight. */
  readonly ownStatus?: string;
};
