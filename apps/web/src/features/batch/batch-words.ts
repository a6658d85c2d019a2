import type {
  BreakdownBy,
  BreakdownGroup,
  Columns,
  FlownLeg,
  ListResult,
  ListTitles,
  RowDate,
  Tier,
  Way,
} from '@tim/batch';
import type { CabinClass } from '@tim/estimator';
import { OWN_MANNER } from '@tim/languages';
import { formatShort, formatWhole, gramsToKilograms } from '@tim/format';
import { ownListTitles } from '@tim/words';
import { useFinder } from '../../shared/find/finder.tsx';
import { shortName } from '../../shared/find/short-name.ts';
import { usePlaceNames } from '../../shared/find/use-place-names.ts';
import { quotedDate } from '../result/facts/subject-words.ts';
import { namedBy } from '../result/named-words.ts';
import { BATCH } from './texts.ts';
import type { MissingRows, NotedRows, SkippedRows } from '../../shared/compute/list-types.ts';
import { JOIN } from '../../shared/texts.ts';

/** What codes of a list are called. */
export const TITLES: ListTitles = ownListTitles;

export const rowsText = (rows: number): string => BATCH.rowCount(rows, formatWhole(rows));

/** A column's name as the list has it; its number where it has none. */
export const nameOfColumn = (header: readonly string[], place: number): string =>
  header[place]?.trim() || `(${place + 1})`;

/** Whether rows can be answered: by both ends of a flight, or its distance. */
export function isEnough({ origin, destination, route, distanceKm }: Columns): boolean {
  return (origin !== undefined && destination !== undefined) || route !== undefined || distanceKm !== undefined;
}

/** What a total is of: its rows with a figure, all rows, and how many of them are skipped. */
export function rowsOfTotal(
  result: Extract<ListResult, { readonly kind: 'total' }>,
): readonly [string, string, string] {
  const skipped = result.skipped.reduce((sum, { rows }) => sum + rows, 0);
  const all = result.rows + result.rowsNeedingAttention + skipped;
  return [
    formatWhole(result.rows),
    rowsText(all),
    skipped === 0 ? '' : BATCH.result.ofThemSkipped(skipped, formatWhole(skipped)),
  ];
}

/** What is said where no row has a figure. */
export const noFigureText = ({ rowsNeedingAttention }: ListResult): string =>
  BATCH.result.noFigureYet(rowsNeedingAttention, rowsText(rowsNeedingAttention));

/** Where rows without a figure begin, and what is wrong there: “2 rows, the first is row 3: Date: “bald” is no date …”. */
export function missingText({ rows, firstRow, field, column, text, names }: MissingRows): string {
  const what = field && field !== 'row' ? JOIN.labelled(column ?? TITLES.fields[field], text) : text;
  const line = JOIN.labelled(BATCH.result.firstRow(rows, rowsText(rows), firstRow), what);
  return names.length < 2
    ? line
    : `${line}${BATCH.result.names(names.slice(0, MOST_NAMED), names.length - MOST_NAMED)}`;
}

/** Names and rows that a line holds; more are counted. */
const MOST_NAMED = 5;

/** Rows of one kind that are skipped, and where they stand: “2 rows (rows 3, 7): refund”. */
export const skippedText = ({ kind, rows }: SkippedRows): string => rowsWith(TITLES.skipped[kind], rows);

/** Rows with one note, and where they stand. */
export const notedText = ({ what, rows }: NotedRows): string => rowsWith(what, rows);

function rowsWith(what: string, rows: readonly number[]): string {
  const numbers = [...rows.slice(0, MOST_NAMED).map(String), ...(rows.length > MOST_NAMED ? ['…'] : [])];
  return JOIN.labelled(`${rowsText(rows.length)}${BATCH.result.rowNumbers(rows.length, numbers)}`, what);
}

/** Whole kilograms of a sum; below ten with a decimal, so that no figure becomes 0. */
export function kilogramsText(grams: number): string {
  const kg = gramsToKilograms(grams);
  return formatShort(kg, kg < 10 ? 1 : 0);
}

export function dateText(date: RowDate): string {
  if ('day' in date) return quotedDate(date);
  return 'month' in date ? OWN_MANNER.month(date) : String(date.year);
}

/** What codes are called in the page's language. */
export type Names = {
  /** "Zurich (ZRH)"; anything that is no code as it is. */
  readonly place: (code: string) => string;
  readonly carrier: (code: string) => string | undefined;
};

/** Names, once the search's index is there. */
export function useNames(): Names {
  const { finder } = useFinder();
  const named = namedBy(usePlaceNames(shortName));
  // A row that is not read has places as they were written: “Rom” is no code.
  const place = (code: string) => (/^[A-Z]{3}$/.test(code) ? named(code) : code);
  return { place, carrier: (code) => finder?.carriers.named(code)?.name };
}

/** A row's way with its stops: “Zurich (ZRH) to Heathrow (LHR) to New York (JFK) and back”. */
export function wayText({ places, isThereAndBack }: Way, names: Names): string {
  const way = JOIN.clauses(places.map((part) => BATCH.fromTo(part.map(names.place))));
  return isThereAndBack ? BATCH.andBack(way) : way;
}

const ofLeg = ({ tier, aircraft, changeAirports }: FlownLeg): string =>
  JOIN.clauses(
    [TITLES.tiers[tier], aircraft ?? '', changeAirports ? BATCH.legs.changes(changeAirports) : ''].filter(Boolean),
  );

/** What a row's flights rest on: in one where it is the same for all. */
export function legsText(legs: readonly FlownLeg[], { isThereAndBack }: Way): string {
  const [first, second, ...others] = legs;
  const texts = [...new Set(legs.map(ofLeg))];
  if (!first || !second || texts.length === 1) return texts.join('');
  if (isThereAndBack && others.length === 0) {
    return BATCH.legs.each([BATCH.legs.there(ofLeg(first)), BATCH.legs.back(ofLeg(second))]);
  }
  return BATCH.legs.each(
    legs.map((leg) => BATCH.legs.one(BATCH.fromTo([leg.origin, leg.destination].filter(Boolean)), ofLeg(leg))),
  );
}

/** What is chosen to break a total down by. */
export const breakdownTitle = (by: BreakdownBy): string =>
  by.kind === 'column' ? BATCH.madeOf.byColumn(by.name) : BATCH.madeOf.by[by.kind];

/** What a group of a breakdown is called. */
export function groupName({ kind }: BreakdownBy, group: BreakdownGroup, names: Names): string {
  const { name } = group;
  if (group.kind !== 'group') return group.kind === 'others' ? BATCH.madeOf.others : BATCH.madeOf.notGiven;
  switch (kind) {
    case 'month':
      return monthText(name);
    case 'airline': {
      const carrier = names.carrier(name);
      return carrier === undefined ? name : `${name} ${carrier}`;
    }
    case 'route':
      return BATCH.fromTo(name.split('-').map(names.place));
    case 'cabin':
      return BATCH.cabinTitles[name as CabinClass];
    case 'tier':
      return TITLES.tiers[name as Tier];
    case 'distance': {
      const [from = '', to = ''] = name.split('-');
      return to === '' ? BATCH.madeOf.fromKm(formatWhole(Number(from))) : kmRange(Number(from), Number(to));
    }
    default:
      return name;
  }
}

const kmRange = (from: number, to: number): string => `${OWN_MANNER.range(formatWhole(from), formatWhole(to))}\u202Fkm`;

/** "March 2025" of "2025-03", as the language has it. */
function monthText(key: string): string {
  const [year, month] = key.split('-').map(Number);
  return year && month ? OWN_MANNER.month({ year, month }) : key;
}
