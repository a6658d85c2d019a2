import type { CalendarDate } from '@tim/notation';
import type { FlightLog } from '../logs/flight-logs.ts';

/** What the caller says of a source. */
export type SaidOfSource = {
  /** A sheet's name, or its place from 1 on. */
  readonly sheet?: string;
  /** Boarding passes name no year: it is this day’s, or the one before where the pass would be weeks ahead. */
  readonly today: CalendarDate;
};

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

export type Rows = Iterable<readonly string[]>;

/** The rows of a source, names of columns first where it has none of its own. They are made one by one, as they are read. */
export type SourceRows = {
  readonly rows: Rows;
  /** Asked when all rows were read. */
  readonly about: () => SourceAbout;
};

/** Rows of CSV in UTF-8, in pieces of whole rows. */
export type Csv = readonly Uint8Array<ArrayBuffer>[];

/** A source as a list of CSV, with a comma between cells. */
export type ReadSource = { readonly about: SourceAbout; readonly csv: Csv };
