import type { ListWork } from './list-types.ts';
import type { MeetWork } from './meet-types.ts';
import type { OfflineWork } from './offline-types.ts';
import type { WhatIfWork } from './what-if-types.ts';

/** What a worker may be started for, by the name that it is given. */
export type Services = {
  readonly list: ListWork;
  readonly meet: MeetWork;
  readonly 'what-if': WhatIfWork;
  readonly offline: OfflineWork;
};

/** What a worker tells whoever started it. */
export type Told = {
  /**
   * @param done - rows of a list or places of a meeting, so far
   * @param grams - what the rows add up to so far, well-to-wake [g CO2e]
   */
  readonly progress: (done: number, grams?: number) => void;
};
