import { columnNames, FIELDS, mayLackYear, PEOPLE, type Field } from './column-names.ts';
import { isOfAdults } from './counted-names.ts';
import { isCount } from '../question/counts.ts';
import { saidYes } from '../question/row-kinds.ts';
import { readDate } from '../question/dates.ts';
import { namedByLog } from '../logs/flight-logs.ts';
import { filledCells } from './filled-cells.ts';
import { columnsOfDays } from './place-or-day.ts';
import { plainHeader } from './plain-header.ts';
import { visibleRows } from './visible-text.ts';

/** Where each field stands: the column's place from 0 on. A field that no column holds is absent. */
export type Columns = { readonly [field in Field]?: number };

const PLACES: ReadonlySet<Field> = new Set<Field>(['origin', 'destination']);

type Rows = readonly (readonly string[])[];

/** Whether most cells of a column that hold something are whole numbers: "Flights" and "Kinder" may have numbers of flights and names. */
function isOfNumbers(place: number, rows: Rows): boolean {
  const filled = filledCells(place, rows);
  return 2 * filled.filter(isCount).length > filled.length;
}

/** Signs that a cell holds several people, or a number of them: "Anna & Ben", "Müller +1". */
const MAY_BE_SEVERAL = /[\d;&+/]|\s(?:und|and|et|y|e|en)\s/i;

/** Whether each cell of a column that holds something is one person's name: "Reisende" may have names or numbers. */
function isOfNames(place: number, rows: Rows): boolean {
  const filled = filledCells(place, rows);
  return filled.length > 0 && filled.every((cell) => /\p{L}/u.test(cell) && !MAY_BE_SEVERAL.test(cell));
}

/** "1", "2h 30", "yes", "no". */
const isNoPlace = (cell: string): boolean => /^\d/.test(cell) || saidYes(cell) !== undefined;

/** Whether all cells of a column that hold something are dates, or months with their year. */
function isOfDates(place: number, rows: Rows): boolean {
  const filled = filledCells(place, rows);
  return filled.length > 0 && filled.every((cell) => readDate(cell) !== undefined);
}

/** Whether what a column holds can be what its name says, as far as rows tell. */
function canHold(field: Field, place: number, plain: string, rows: Rows): boolean {
  if (field === 'date' && mayLackYear(plain)) return isOfDates(place, rows);
  if (PEOPLE.has(plain)) return isOfNames(place, rows) === (field === 'traveller');
  if (rows.length === 0) return true;
  if (field === 'flights' || field === 'children' || (field === 'passengers' && isOfAdults(plain))) {
    return filledCells(place, rows).length === 0 || isOfNumbers(place, rows);
  }
  if (field !== 'via') return true;
  // Some tell how often somebody changes, whether or how long, and not where.
  const filled = filledCells(place, rows);
  const isTold = filled.some((cell) => !isNoPlace(cell));
  return isTold || filled.every((cell) => saidYes(cell) === false);
}

/**
 * The fields of a header, each column for one at most.
 *
 * @param written - the rows below it: they tell whether "Depart" has places or days
 */
export function recogniseColumns(header: readonly string[], written: Rows = []): Columns {
  const rows = visibleRows(written);
  const ofDays = columnsOfDays(header, rows);
  const plain = header.map(plainHeader);
  const columns: { [field in Field]?: number } = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const named = plain.map(REMARKS[field] ?? asItIs);
    const place = columnNames(field)
      .flatMap((name) => [plain.indexOf(name), named.indexOf(name)])
      .find(
        (at) =>
          at >= 0 &&
          !taken.has(at) &&
          !(PLACES.has(field) && ofDays.includes(at)) &&
          canHold(field, at, plain[at] ?? '', rows),
      );
    if (place === undefined) continue;
    // Beside a number of all who fly, children are among them.
    if (field === 'children' && !isOfAdults(plain[columns.passengers ?? -1] ?? '')) continue;
    columns[field] = place;
    taken.add(place);
  }
  for (const [name, field] of Object.entries(namedByLog(header))) {
    const place = plain.indexOf(name);
    if (place >= 0 && !taken.has(place)) columns[field] ??= place;
  }
  // The day of departure stands before that of arrival.
  const [date] = ofDays.filter((at) => !taken.has(at));
  return columns.date === undefined && date !== undefined ? { ...columns, date } : columns;
}

/**
 * Fields of which a list may have several columns, all of which are read: the status of a booking and that of its ticket, two
 * stops, children and seniors.
 */
const SEVERAL = [
  'service',
  'status',
  'transaction',
  'refund',
  'description',
  'via',
  'segmentStatus',
  'children',
  'originRegion',
  'destinationRegion',
] as const;

/** A further column of a field. */
export type FurtherColumn = { readonly field: (typeof SEVERAL)[number]; readonly place: number };

/** The further columns of the fields that may have several, and have one. */
export function furtherColumns(header: readonly string[], columns: Columns): readonly FurtherColumn[] {
  const used = new Set<number | undefined>(Object.values(columns));
  return header.flatMap((name, place) => {
    const plain = plainHeader(name);
    const field = used.has(place)
      ? undefined
      : SEVERAL.find((one) => columns[one] !== undefined && isCalled(plain, one));
    return field === undefined ? [] : [{ field, place }];
  });
}

/** The further columns that tell what was bought. */
export const servicePlaces = (further: readonly FurtherColumn[]): readonly number[] =>
  further.flatMap(({ field, place }) => (field === 'service' ? [place] : []));

function isCalled(plain: string, field: Field): boolean {
  const names = columnNames(field);
  return names.includes(plain) || names.includes((REMARKS[field] ?? asItIs)(plain));
}

const asItIs = (plain: string): string => plain;
/** "Preis in EUR" is a price, "金額（税込・円）" is too. */
const withoutCurrency = (plain: string): string =>
  plain.replace(/(?:in)?(?:(?:eur|euro|usd|gbp|chf|cad|aud|brl|sek|nok|dkk|pln|jpy)|(?:円|税[込抜][みき]?){1,2})$/, '');
/** "Rückflug (J/N)" has yes or no. */
const withoutYesOrNo = (plain: string): string =>
  plain.replace(/(?:yn|yesno|jn|janein|janee|on|ouinon|sn|sino|simnao)$/, '');

/** What is left of a column's name without a remark that people add to it. */
const REMARKS: { readonly [field in Field]?: (plain: string) => string } = {
  fare: withoutCurrency,
  refund: (plain) => withoutYesOrNo(withoutCurrency(plain)),
  returns: withoutYesOrNo,
  status: withoutYesOrNo,
};

/** Whether a row can be answered from these columns: both ends of the flight, or its distance. */
export function isEnough({ origin, destination, route, distanceKm }: Columns): boolean {
  return (origin !== undefined && destination !== undefined) || route !== undefined || distanceKm !== undefined;
}

/** Rows at the top of a file among which the header is looked for: titles and merged cells may stand above it. */
const ROWS_ABOVE = 20;

/**
 * How good a header is: its number of fields, and half a point for naming both airports rather than having "Route" above two
 * columns.
 */
function headerScore(columns: Columns): number {
  return Object.keys(columns).length + (columns.origin !== undefined && columns.destination !== undefined ? 0.5 : 0);
}

/** Which row is the header: of the first rows with enough fields, the one with most. Undefined if there is none. */
export function findHeader(rows: readonly (readonly string[])[]): number | undefined {
  const found = rows.slice(0, ROWS_ABOVE).map((row, at) => ({ at, columns: recogniseColumns(row) }));
  const [best] = found
    .filter(({ columns }) => isEnough(columns))
    .sort((a, b) => headerScore(b.columns) - headerScore(a.columns) || a.at - b.at);
  return best?.at;
}
