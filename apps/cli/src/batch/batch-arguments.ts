import { merge, object } from '@optique/core/constructs';
import { map, multiple, optional, withDefault } from '@optique/core/modifiers';
import { BREAKDOWN_NAMES, CABIN_COLUMNS, FIELDS, readCabin, readDate, type Field } from '@tim/batch';
import type { ListFormat, SaidOfList } from '@tim/batch/list';
import { CABIN_CLASSES, type CabinClass, type CalendarDate } from '@tim/estimator';
import { fill, joined, LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { latestToday, upperCaseCode } from '@tim/notation';
import { argumentOf, choiceOf, flagOf, optionOf, said } from '../parser-parts.ts';
import type { Faults } from '../refusal.ts';
import type { ArgumentTexts } from '../spoken.ts';
import { jobsOption, tablesOption } from '../usual-options.ts';
import { pathReader, valueReader, wordReader } from '../value-readers.ts';

export type BatchArguments = {
  /** undefined: standard input. */
  readonly input: string | undefined;
  /** undefined: standard output. */
  readonly out: string | undefined;
  readonly kind: ListFormat['kind'];
  readonly said: SaidOfList;
  /** A file with what was chosen for a list before this one. */
  readonly corrections: string | undefined;
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
  /** What the total is broken down by, each word as it was written: names between commas. */
  readonly by: readonly string[];
  /** Whether to say what the list would add up to if it were flown otherwise. */
  readonly hasWhatIf: boolean;
  /** What the list is compared with: a budget, or the name of a file that was answered before. */
  readonly target: string | undefined;
  readonly jobs: number;
  readonly isJson: boolean;
  readonly tablesFolder: string | undefined;
  /** In which the summary is said, and a second line of names written; undefined: English and no second line. */
  readonly language: LanguageCode | undefined;
};

const cabinName = (cabin: CabinClass) => CABIN_COLUMNS[cabin].replace('_', '-');

/** Names of columns stand at the beginning of a list. */
const LAST_HEADER_ROW = 1000;
const PLACE = /^([^=]+)=\s*([A-Za-z0-9]{3})\s*$/;

/** What reads the values of the options. */
const readersOf = (faults: Faults) => ({
  cabin: valueReader<CabinClass>({
    metavar: 'CABIN',
    read: readCabin,
    fault: (word) => fill(faults.cabin, { word }),
    offers: CABIN_CLASSES.map(cabinName),
    format: cabinName,
  }),
  columns: valueReader<SaidOfList['columns']>({
    metavar: 'FIELD=NAME,…',
    read: columnsOf,
    fault: (word) => {
      const wrong = word.split(',').find((pair) => columnsOf(pair) === undefined);
      return fill(faults.column, { pair: wrong ?? word, fields: FIELDS.join(', ') });
    },
  }),
  place: valueReader<readonly [name: string, code: string]>({
    metavar: 'NAME=CODE',
    read: (word) => {
      const [, name, code] = PLACE.exec(word) ?? [];
      return name === undefined || code === undefined ? undefined : [name, upperCaseCode(code)];
    },
    fault: (word) => fill(faults.placeCode, { word }),
  }),
  headerRow: valueReader<number>({
    metavar: 'ROW',
    read: (word) => (/^[1-9]\d{0,3}$/.test(word) && Number(word) <= LAST_HEADER_ROW ? Number(word) : undefined),
    fault: (word) => fill(faults.headerRow, { word, last: LAST_HEADER_ROW }),
  }),
  day: valueReader<CalendarDate>({
    metavar: 'YYYY-MM-DD',
    read: (word) => {
      const date = readDate(word);
      return date && 'day' in date ? date : undefined;
    },
    fault: (word) => fill(faults.date, { word }),
  }),
});

/** The options of `batch` alone, and its list. */
function ownArguments({ help: { batch }, faults }: ArgumentTexts) {
  const { cabin, columns, place, headerRow, day } = readersOf(faults);
  const byText = fill(batch.by, { names: joined(faults.list, BREAKDOWN_NAMES) });
  return object({
    input: argumentOf(pathReader('LIST', faults), batch.input, faults),
    out: optional(optionOf('--out', pathReader('FILE', faults), batch.out, faults)),
    format: optional(optionOf('--format', choiceOf(['csv', 'ndjson'], faults), batch.format, faults)),
    sheet: optional(optionOf('--sheet', wordReader('SHEET', faults), batch.sheet, faults)),
    headerRow: optional(optionOf('--header-row', headerRow, batch.headerRow, faults)),
    cabin: withDefault(optionOf('--cabin', cabin, batch.cabin, faults), 'economy' as const),
    hasAllCabins: flagOf('--all-cabins', batch.allCabins, faults),
    isForSpreadsheets: flagOf('--for-spreadsheets', batch.forSpreadsheets, faults),
    isWithoutPeople: flagOf('--without-people', batch.withoutPeople, faults),
    columns: withDefault(
      optionOf('--columns', columns, batch.columns, faults),
      {},
      { message: said(batch.byTheirNames) },
    ),
    places: multiple(optionOf('--place', place, batch.place, faults)),
    corrections: optional(optionOf('--corrections', pathReader('FILE', faults), batch.corrections, faults)),
    by: multiple(optionOf('--by', wordReader('NAME,…', faults, BREAKDOWN_NAMES), byText, faults)),
    hasWhatIf: flagOf('--what-if', batch.whatIf, faults),
    target: optional(optionOf('--target', wordReader('TARGET', faults), batch.target, faults)),
    dateOrder: optional(optionOf('--dates', choiceOf(['day-first', 'month-first'], faults), batch.dates, faults)),
    saidToday: optional(optionOf('--today', day, batch.today, faults)),
    language: optional(optionOf('--lang', choiceOf(LANGUAGE_CODES, faults), batch.lang, faults)),
    isJson: flagOf('--json', batch.json, faults),
  });
}

/** The arguments of `batch`. */
export const batchArguments = (texts: ArgumentTexts) =>
  map(
    merge(ownArguments(texts), jobsOption(texts), tablesOption(texts)),
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

/** How a list is written, by its name. */
export const kindOf = (input: string): ListFormat['kind'] =>
  /\.(?:nd)?jsonl?(?:\.gz)?$/i.test(input) ? 'ndjson' : 'csv';

/** The names of columns by field, as `origin=From,destination=To`; undefined where it is not written so. */
function columnsOf(word: string): SaidOfList['columns'] | undefined {
  const pairs = word
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  const isWritten = pairs.every(([field, ...name]) => FIELDS.includes(field as Field) && name.length > 0);
  return isWritten ? Object.fromEntries(pairs.map(([field, ...name]) => [field, name.join('=')])) : undefined;
}
