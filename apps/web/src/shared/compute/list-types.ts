/** What the page and its worker say to each other: plain data. */

import type {
  AnsweredWith,
  Attention,
  Breakdown,
  BreakdownBy,
  Columns,
  Comparison,
  Coverage,
  DateOrder,
  Field,
  FlightLog,
  FlownLeg,
  ListResult,
  OwnReturnCounts,
  RowDate,
  SkippedKind,
  Tier,
  Totals,
  UnusedColumn,
  Warning,
  Way,
  WhatIfResult,
} from '@tim/batch';
import type { CabinClass } from '@tim/estimator';
import type { Corrections, Encoding, ShortEnd } from '@tim/batch/list';
import type { BreakdownSheet, SourceAbout } from '@tim/batch/sources';
import type { CalendarDate } from '@tim/notation';

/** What the visitor says of a list before it is read. */
export type SaidOfList = {
  /** Name of a spreadsheet's sheet; absent: the one whose columns tell most. */
  readonly sheet?: string;
  /** The row with the names of columns, from 1 on; absent: the one that tells most. */
  readonly headerRow?: number;
  /** Boarding passes name no year: it is this day’s, or the one before where the pass would be weeks ahead. */
  readonly today: CalendarDate;
  /** What was chosen for a list before it. */
  readonly corrections?: Corrections;
};

/** How a list is written. */
export type ListShape = {
  /** What the file was taken for, where it is no CSV. */
  readonly about?: SourceAbout;
  /** The program that wrote it, where its columns tell. */
  readonly log?: FlightLog;
  readonly encoding: Encoding;
  /** That of its answers. */
  readonly answersEncoding: Encoding;
  /** Names of its columns. */
  readonly header: readonly string[];
  /** The header's row, from 1 on as spreadsheets count. */
  readonly headerRow: number;
  /** Whether a row with names of columns that we know was found; else it is the first with most cells. */
  readonly isHeaderKnown: boolean;
  readonly columns: Columns;
  /** The first rows of all, each in short, among which the header can be chosen. */
  readonly rowTexts: readonly string[];
  /** The first rows below the header. */
  readonly firstRows: readonly (readonly string[])[];
  /** Rows below the header that are not empty. */
  readonly rows: number;
  /** Where the list may have been cut. */
  readonly shortEnd?: ShortEnd;
  /** What was chosen for a list before it and holds here: its columns and dates where the columns have the same names. */
  readonly corrected?: Pick<Corrections, 'dateOrder' | 'places'> & { readonly hasSameColumns: boolean };
};

/** Why a text is no list that can be read. */
export type ListProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'quotes'; readonly row: number }
  /** The file is gone, or may not be read. */
  | { readonly kind: 'unreadable' }
  /** A photo, in a browser that finds no bar codes. */
  | { readonly kind: 'no-code-reader' }
  | { readonly kind: 'no-codes' }
  /** It is no text, or one in an encoding that is not read. */
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'too-many-rows'; readonly rows: number; readonly most: number };

/** Why nothing can be compared with a target. */
export type TargetProblem =
  | Extract<ListProblem, { readonly kind: 'fault' | 'unreadable' }>
  /** It is no mass with its unit. */
  | { readonly kind: 'no-budget' };

/** What the columns of dates tell of their order, and how many dates can be read in two ways. */
export type DatesTold = { readonly order?: DateOrder; readonly unclear: number; readonly example?: string };

/** What a list's columns are read as, by their names or as the visitor says. */
export type ColumnsTold = {
  /** In the list's order; a column that tells two things stands there twice. */
  readonly read: readonly { readonly place: number; readonly field: Field }[];
  /** Columns with a name that nobody reads. */
  readonly unused: readonly UnusedColumn[];
  readonly dates: DatesTold;
};

export type ListSettings = {
  readonly columns: Columns;
  readonly dateOrder?: DateOrder;
  /** Codes of places by the names that may mean several. */
  readonly places: Readonly<Record<string, string>>;
  /** Of a row that names none. */
  readonly cabin: CabinClass;
  /** The latest date that is today somewhere on earth. */
  readonly today: CalendarDate;
};

/** What a place is called; where a country has two cities of one name, its airport. */
export type PlaceName = { readonly name: string; readonly countryName: string };

export type ListSummary = {
  readonly totals: Totals;
  readonly result: ListResult;
  /** The places of its `placeChoices` by their codes. */
  readonly placeNames: Readonly<Record<string, PlaceName>>;
  /** Codes of places by names of `placeChoices` that nobody knows and that are one letter off theirs. */
  readonly nearPlaces: Readonly<Record<string, string>>;
  /** Codes of what almost everybody means by names of `placeChoices` that may mean several. */
  readonly usualPlaces: Readonly<Record<string, string>>;
  /** Columns with a name that nobody reads. */
  readonly unusedColumns: readonly UnusedColumn[];
  /** Of rows that say there is a flight back; absent where none has it in a row of its own. */
  readonly ownReturns?: OwnReturnCounts;
  /** What the total can be broken down by, columns that nobody reads last; none where no row has a figure. */
  readonly breakdowns: readonly BreakdownBy[];
  /** How much of the list its figures cover, and that in sentences for a report. */
  readonly coverage: Coverage & { readonly text: string };
  /** What the list would add up to if it were flown otherwise; none where no row has a figure. */
  readonly whatIf: readonly WhatIfResult[];
  /** The list next to its target. */
  readonly target?: Comparison;
  /** Codes of places that were chosen and used, by their names in the list. */
  readonly correctedPlaces: Readonly<Record<string, string>>;
  /** Well-to-wake, all passengers, by the category of the data [g CO2e]. */
  readonly gramsByCategory: Readonly<Record<string, number>>;
  readonly made: AnsweredWith;
};

export const ROW_FILTERS = ['all', 'without-figure', 'with-warning', 'skipped'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

export type RowsWanted = { readonly filter: RowFilter; readonly search: string; readonly most: number };

/** A row as the page shows it. */
export type ShownRow = {
  /** From 1 on, as spreadsheets count. */
  readonly row: number;
  readonly way: Way;
  /** Great-circle, of a row that names no places [km]. */
  readonly distanceKm?: number;
  readonly flight: string;
  /** A text as it was written, of a row that cannot be read or is skipped: its places, flight and traveller are as written too. */
  readonly date?: RowDate | string;
  readonly cabin?: CabinClass;
  readonly passengers: number;
  readonly traveller: string;
} & (
  | {
      readonly grams: number;
      readonly tier: Tier;
      readonly aircraft?: string;
      /** Of a row that stands for several flights. */
      readonly legs?: readonly FlownLeg[];
      readonly warnings: readonly Warning[];
    }
  | {
      readonly grams: undefined;
      readonly field?: Field;
      /** What the list calls the field's column. */
      readonly column?: string;
      readonly text: string;
    }
);

export type RowsFound = { readonly found: number; readonly rows: readonly ShownRow[] };

/** About the list itself, for the record of its answers. */
export type ListOrigin = {
  /** Undefined for a list that was typed or pasted. */
  readonly fileName: string | undefined;
  /** The corrections that were kept of another list. */
  readonly correctionsFile?: string;
};

/** Rows without a figure for one reason. */
export type MissingRows = Attention & {
  /** What the list calls the column of the field that is wrong. */
  readonly column?: string;
  /** What the reason is, of any row. */
  readonly meaning: string;
  /** The names of places in these rows that may mean several, or that nobody knows, each once. */
  readonly names: readonly string[];
};

/** Rows of one kind that are skipped. */
export type SkippedRows = {
  readonly kind: SkippedKind;
  /** From 1 on, as spreadsheets count. */
  readonly rows: readonly number[];
};

/** Rows that have one warning. */
export type NotedRows = {
  readonly warning: Warning;
  readonly what: string;
  /** From 1 on, as spreadsheets count. */
  readonly rows: readonly number[];
};

/** What answers rest on beside the rows themselves. */
export type ListStatement = {
  readonly assumed: readonly { readonly what: string; readonly rows: number }[];
  /** What is to be known about some rows. */
  readonly noted: readonly NotedRows[];
  readonly missing: readonly MissingRows[];
  /** The most frequent kind first. */
  readonly skipped: readonly SkippedRows[];
  /** What makes the command line write the same answers. */
  readonly command: string;
};

/** What the worker can be asked of a list. Everything is kept there; the page gets what it shows. */
export type ListWork = {
  /** Take a text or a file as the list. */
  readonly read: (source: string | Blob, said: SaidOfList) => Promise<ListShape | ListProblem>;
  readonly columns: (columns: Columns) => Promise<ColumnsTold>;
  /** Fetch the data, once. @throws where it does not come */
  readonly load: (findIndex: string) => Promise<void>;
  readonly compute: (settings: ListSettings) => Promise<ListSummary>;
  /** Name a budget, or a list that was answered before; an empty text takes the target away. */
  readonly compare: (target: string | Blob) => Promise<ListSummary | TargetProblem>;
  /** The corrections that a file holds; undefined where it is something else. */
  readonly readCorrections: (file: Blob) => Promise<Corrections | undefined>;
  /** What was chosen for the list, for the next one. */
  readonly corrections: () => Promise<Blob>;
  readonly rows: (wanted: RowsWanted) => Promise<RowsFound>;
  /** What the total is made of by one thing, in so many of its largest groups. */
  readonly breakdown: (by: BreakdownBy, most?: number) => Promise<Breakdown>;
  readonly statement: (origin: ListOrigin) => Promise<ListStatement>;
  /** @param isForSpreadsheets - whether cells that a spreadsheet would run as formulas are written as texts */
  readonly csv: (isForSpreadsheets: boolean) => Promise<Blob>;
  /** The same as a workbook of Excel, with figures as numbers, and a sheet for each breakdown given. */
  readonly xlsx: (breakdowns: readonly BreakdownSheet[]) => Promise<Blob>;
  /** @param isWithPeople - whether it tells who travelled */
  readonly record: (origin: ListOrigin, isWithPeople: boolean) => Promise<Blob>;
};
