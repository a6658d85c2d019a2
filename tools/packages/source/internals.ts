import type { Estimator } from '@tim/estimator';
import type { CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';

declare const opaque: unique symbol;
/** What an estimator is made of. `createBatch` of the same version takes it; nothing else can use it. */
export type Internals = { readonly [opaque]: true };

type Open = {
  /** Absent without the network pack. */
  readonly network?: { readonly tables: Tables; readonly estimator: Estimator };
  readonly today: () => CalendarDate;
};

export const closed = (internals: Open): Internals => internals as unknown as Internals;
export const opened = (internals: Internals): Open => internals as unknown as Open;
