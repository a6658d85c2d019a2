import { merge, object } from '@optique/core/constructs';
import { message } from '@optique/core/message';
import { map, multiple, optional, withDefault } from '@optique/core/modifiers';
import { argument, option } from '@optique/core/primitives';
import { choice } from '@optique/core/valueparser';
import { CABIN_COLUMNS, readCabin, readDate } from '@tim/batch';
import { ListFault, readColumnNames, type ListFormat, type SaidOfList } from '@tim/batch/list';
import { CABIN_CLASSES, type CabinClass, type CalendarDate } from '@tim/estimator';
import { LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { latestToday, upperCaseCode } from '@tim/notation';
import { jobsOption, tablesOption } from '../usual-options.ts';
import { pathReader, valueReader } from '../value-readers.ts';

export type BatchArguments = {
  /** undefined: standard input. */
  readonly input: string | undefined;
  /** undefined: standard output. */
  readonly out: string | undefined;
  readonly kind: ListFormat['kind'];
  readonly said: SaidOfList;
  /** Name or place of a spreadsheet's sheet; undefined: the one whose columns tell most. */
  readonly sheet: string | undefined;
  readonly cabin: CabinClass;
  readonly hasAllCabins: boolean;
  /** Cells that a spreadsheet would take for formulas are written so that it does not. */
  readonly isForSpreadsheets: boolean;
  /** What tells who travelled is left out of what is written. */
  readonly isWithoutPeople: boolean;
  /** The day that was said; undefined where none was. */
  readonly saidToday: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly jobs: number;
  readonly isJson: boolean;
  readonly tablesFolder: string | undefined;
  /** In which the summary is said, and a second line of names written; undefined: English and no second line. */
  readonly language: LanguageCode | undefined;
};

const cabinName = (cabin: CabinClass) => CABIN_COLUMNS[cabin].replace('_', '-');

const cabin = valueReader<CabinClass>({
  metavar: 'CABIN',
  read: readCabin,
  fault: (word) => `'${word}' is no cabin: economy, premium-economy, business or first.`,
  offers: CABIN_CLASSES.map(cabinName),
  format: cabinName,
});

const columns = valueReader<SaidOfList['columns']>({
  metavar: 'FIELD=NAME,…',
  read: (word) => columnsOrFault(word)[0],
  fault: (word) => columnsOrFault(word)[1] ?? '',
});

const PLACE = /^([^=]+)=\s*([A-Za-z0-9]{3})\s*$/;
const place = valueReader<readonly [name: string, code: string]>({
  metavar: 'NAME=CODE',
  read: (word) => {
    const [, name, code] = PLACE.exec(word) ?? [];
    return name === undefined || code === undefined ? undefined : [name, upperCaseCode(code)];
  },
  fault: (word) => `wants <name>=<code>, as Sydney=SYD, not '${word}'.`,
});

const sheet = valueReader<string>({
  metavar: 'SHEET',
  read: (word) => (word.trim() === '' ? undefined : word),
  fault: () => 'It is empty.',
});

/** Names of columns stand at the beginning of a list. */
const LAST_HEADER_ROW = 1000;
const headerRow = valueReader<number>({
  metavar: 'ROW',
  read: (word) => (/^[1-9]\d{0,3}$/.test(word) && Number(word) <= LAST_HEADER_ROW ? Number(word) : undefined),
  fault: (word) => `'${word}' is no row from 1 to ${LAST_HEADER_ROW}.`,
});

const day = valueReader<CalendarDate>({
  metavar: 'YYYY-MM-DD',
  read: (word) => {
    const date = readDate(word);
    return date && 'day' in date ? date : undefined;
  },
  fault: (word) => `'${word}' is not a date YYYY-MM-DD.`,
});

/** The arguments of `batch`. */
export const batchArguments = map(
  merge(
    object({
      input: argument(pathReader('LIST'), {
        description: message`the list's file: CSV or NDJSON, *.gz and Parquet too; a spreadsheet (.xlsx, .ods), a calendar (.ics), boarding passes; - for standard input`,
      }),
      out: optional(
        option('--out', pathReader('FILE'), {
          description: message`what is written, else standard output; *.gz, *.parquet and *.xlsx are written so. A run that was stopped goes on from there`,
        }),
      ),
      format: optional(
        option('--format', choice(['csv', 'ndjson']), {
          description: message`how the list is written, else told by its name`,
        }),
      ),
      sheet: optional(
        option('--sheet', sheet, {
          description: message`which sheet of a spreadsheet holds the list, by its name or place, else the one whose columns tell most`,
        }),
      ),
      headerRow: optional(
        option('--header-row', headerRow, {
          description: message`which row names the columns, from 1 on, where they are not found`,
        }),
      ),
      cabin: withDefault(
        option('--cabin', cabin, { description: message`of rows that name none` }),
        'economy' as const,
      ),
      hasAllCabins: option('--all-cabins', { description: message`add the grams of all four cabins` }),
      isForSpreadsheets: option('--for-spreadsheets', {
        description: message`write cells that begin with =, +, - or @ so that no spreadsheet takes them for formulas`,
      }),
      isWithoutPeople: option('--without-people', {
        description: message`leave out the columns with people's names, as for an auditor`,
      }),
      columns: withDefault(
        option('--columns', columns, { description: message`which column holds what, where its name does not say` }),
        {},
        { message: message`by their names` },
      ),
      places: multiple(
        option('--place', place, {
          description: message`which place a name means that several have, for all rows; once for each name`,
        }),
      ),
      dateOrder: optional(
        option('--dates', choice(['day-first', 'month-first']), {
          description: message`how 3/4/2025 is meant, where no other date tells`,
        }),
      ),
      saidToday: optional(
        option('--today', day, { description: message`parts past flights from those to come, else the clock's day` }),
      ),
      language: optional(
        option('--lang', choice(LANGUAGE_CODES), {
          description: message`the language of the totals, of the reasons in rows, and of a second line with names below the columns' own`,
        }),
      ),
      isJson: option('--json', {
        description: message`the totals as JSON: on standard output with --out, else on standard error`,
      }),
    }),
    jobsOption,
    tablesOption,
  ),
  ({ input, format, columns: named, places, dateOrder, headerRow: row, saidToday, ...given }): BatchArguments => ({
    ...given,
    input: input === '-' ? undefined : input,
    kind: format ?? kindOf(input),
    said: {
      columns: named,
      places: Object.fromEntries(places),
      ...(dateOrder && { dateOrder }),
      ...(row !== undefined && { headerRow: row }),
    },
    saidToday,
    today: saidToday ?? latestToday(Date.now()),
  }),
);

const kindOf = (input: string): ListFormat['kind'] => (/\.(?:nd)?jsonl?(?:\.gz)?$/i.test(input) ? 'ndjson' : 'csv');

function columnsOrFault(word: string): readonly [columns: SaidOfList['columns'] | undefined, fault?: string] {
  try {
    return [readColumnNames(word)];
  } catch (fault) {
    if (!(fault instanceof ListFault)) throw fault;
    return [undefined, fault.message];
  }
}
