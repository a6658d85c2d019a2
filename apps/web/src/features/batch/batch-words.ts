import type {
  Breakdown,
  BreakdownBy,
  BreakdownGroup,
  Columns,
  Field,
  Figure,
  FlownLeg,
  ListResult,
  ListTitles,
  RowDate,
  Tier,
  Way,
} from '@tim/batch';
import type { BreakdownSheet } from '@tim/batch/sources';
import type { CabinClass } from '@tim/estimator';
import { fill, fillCount, joined, type Message, OWN_MANNER } from '@tim/languages';
import { formatShort, formatWhole, gramsToKilograms } from '@tim/format';
import { ownListTitles } from '@tim/words';
import { useFinder } from '../../shared/find/finder.tsx';
import { shortName } from '../../shared/find/short-name.ts';
import { usePlaceNames } from '../../shared/find/use-place-names.ts';
import { quotedDate } from '../facts/subject-words.ts';
import { namedBy } from '../../shared/named-words.ts';
import { BATCH } from './texts.ts';
import type { MissingRows, NotedRows, SkippedRows } from '../../shared/compute/list-types.ts';
import { JOIN } from '../../shared/join.ts';

/** What codes of a list are called. */
export const TITLES: ListTitles = ownListTitles;

export const FIELDS = Object.keys(TITLES.fields) as Field[];

type Counted = { readonly one: Message<'number'>; readonly other: Message<'number'> };

/** The form of a message that goes with a whole number, which is written as the language writes it: "1,200 rows". */
export const counted = (message: Counted, count: number): string =>
  fillCount(message, { count, number: formatWhole(count) }, OWN_MANNER);

export const rowsText = (rows: number): string => counted(BATCH.rowCount, rows);

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
): Readonly<Record<'ofRows' | 'skipped', string>> {
  const { ofRows, ofThemSkipped } = BATCH.result;
  const skipped = result.skipped.reduce((sum, { rows }) => sum + rows, 0);
  const all = result.rows + result.rowsNeedingAttention + skipped;
  const ofOneOrMore = OWN_MANNER.plural(result.rows) === 'one' ? ofRows.single : ofRows.several;
  return {
    ofRows: fillCount(
      ofOneOrMore,
      { count: all, figures: formatWhole(result.rows), rows: formatWhole(all) },
      OWN_MANNER,
    ),
    skipped: skipped === 0 ? '' : counted(ofThemSkipped, skipped),
  };
}

/** What is said where no row has a figure. */
export function noFigureText({ rowsNeedingAttention: count }: ListResult): string {
  const { noFlight, noFigureYet } = BATCH.result;
  return count === 0 ? noFlight : fillCount(noFigureYet, { count, rows: rowsText(count) }, OWN_MANNER);
}

/** Where rows without a figure begin, and what is wrong there: “2 rows, the first is row 3: Date: “bald” is no date …”. */
export function missingText({ rows, firstRow, field, column, text, names }: MissingRows): string {
  const what = field && field !== 'row' ? JOIN.labelled(column ?? TITLES.fields[field], text) : text;
  const { onlyRow, firstRow: first } = BATCH.result;
  const place = rows === 1 ? fill(onlyRow, { row: firstRow }) : fill(first, { rows: rowsText(rows), row: firstRow });
  const line = JOIN.labelled(place, what);
  return names.length < 2 ? line : withNames(line, names);
}

function withNames(line: string, all: readonly string[]): string {
  const texts = BATCH.result;
  const names = JOIN.clauses(all.slice(0, MOST_NAMED).map((name) => fill(texts.listedName, { name })));
  const more = all.length - MOST_NAMED;
  return more > 0
    ? fillCount(texts.namesAndMore, { line, names, count: more }, OWN_MANNER)
    : fill(texts.names, { line, names });
}

/** Names and rows that a line holds; more are counted. */
const MOST_NAMED = 5;

/** Rows of one kind that are skipped, and where they stand: “2 rows (rows 3, 7): refund”. */
export const skippedText = ({ kind, rows }: SkippedRows): string => rowsWith(TITLES.skipped[kind], rows);

/** Rows with one note, and where they stand. */
export const notedText = ({ what, rows }: NotedRows): string => rowsWith(what, rows);

function rowsWith(what: string, rows: readonly number[]): string {
  const numbers = [...rows.slice(0, MOST_NAMED).map(String), ...(rows.length > MOST_NAMED ? ['…'] : [])];
  const count = rows.length;
  const places = fillCount(BATCH.result.rowNumbers, { count, rows: JOIN.clauses(numbers) }, OWN_MANNER);
  return JOIN.labelled(JOIN.aside(rowsText(count), places), what);
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
  const way = JOIN.clauses(places.map((part) => joined(BATCH.fromTo, part.map(names.place))));
  return isThereAndBack ? fill(BATCH.andBack, { way }) : way;
}

function ofLeg({ tier, aircraft, changeAirports }: FlownLeg): string {
  const changes = changeAirports ? fill(BATCH.legs.changes, { airports: JOIN.clauses(changeAirports) }) : '';
  return JOIN.clauses([TITLES.tiers[tier], aircraft ?? '', changes].filter(Boolean));
}

/** What a row's flights rest on: in one where it is the same for all. */
export function legsText(legs: readonly FlownLeg[], { isThereAndBack }: Way): string {
  const { there, back, one, each } = BATCH.legs;
  const [first, second, ...others] = legs;
  const texts = [...new Set(legs.map(ofLeg))];
  if (!first || !second || texts.length === 1) return texts.join('');
  if (isThereAndBack && others.length === 0) {
    return joined(each, [fill(there, { what: ofLeg(first) }), fill(back, { what: ofLeg(second) })]);
  }
  return joined(
    each,
    legs.map((leg) => fill(one, { ends: joined(BATCH.fromTo, [leg.origin, leg.destination]), what: ofLeg(leg) })),
  );
}

/** What is chosen to break a total down by. */
export const breakdownTitle = (by: BreakdownBy): string =>
  by.kind === 'column' ? fill(BATCH.madeOf.byColumn, { name: by.name }) : BATCH.madeOf.by[by.kind];

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
      return joined(BATCH.fromTo, name.split('-').map(names.place));
    case 'cabin':
      return BATCH.cabinTitles[name as CabinClass];
    case 'tier':
      return TITLES.tiers[name as Tier];
    case 'quality':
      return TITLES.coverage.qualities[name as Figure['dataCategory']];
    case 'distance': {
      const [from = '', to = ''] = name.split('-');
      return to === ''
        ? fill(BATCH.madeOf.fromKm, { km: formatWhole(Number(from)) })
        : kmRange(Number(from), Number(to));
    }
    default:
      return name;
  }
}

/** A breakdown as a sheet of the workbook. */
export function breakdownSheet(by: BreakdownBy, { groups }: Breakdown, names: Names): BreakdownSheet {
  const { columns, total, allRows } = BATCH.madeOf;
  const { kilograms, share, flights, passengerKm, gramsPerKm } = columns;
  return {
    title: breakdownTitle(by),
    columns: [kilograms, share, flights, passengerKm, gramsPerKm],
    groups: groups.map((group) => ({ ...group, name: groupName(by, group, names) })),
    total,
    allRows,
  };
}

const kmRange = (from: number, to: number): string => `${OWN_MANNER.range(formatWhole(from), formatWhole(to))}\u202Fkm`;

/** "March 2025" of "2025-03", as the language has it. */
function monthText(key: string): string {
  const [year, month] = key.split('-').map(Number);
  return year && month ? OWN_MANNER.month({ year, month }) : key;
}
