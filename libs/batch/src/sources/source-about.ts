import type { FlightLog } from '../logs/flight-logs.ts';

/** What a file was taken for, and what is in it. */
export type SourceAbout =
  | {
      readonly kind: 'spreadsheet';
      readonly format: 'xlsx' | 'ods';
      /** The sheet that is read. */
      readonly sheet: string;
      /** The names of all. */
      readonly sheets: readonly string[];
    }
  | (Entries & { readonly kind: 'calendar' })
  | (Entries & { readonly kind: 'boarding-passes' })
  | (Entries & { readonly kind: 'log'; readonly log?: FlightLog });

type Entries = {
  /** Rows that are flights. */
  readonly flights: number;
  /** Rows that are none, or that nobody took. */
  readonly others: number;
};
