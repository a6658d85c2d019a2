import type { Tables } from '@tim/reference-data';
import { MOST_GROUPS, LONGEST_GROUP_NAME } from '../bounds.ts';
import type { Columns } from '../columns/columns.ts';
import { rowDateText } from '../question/dates.ts';
import { flightLengthKm } from './flight-length.ts';
import { toFourDecimals } from './four-decimals.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { rowGrams } from '../answer/figures.ts';
import type { Figure, RowAnswer } from '../answer/row-answer.ts';
import type { Leg, RowFault, RowQuestion } from '../question/row-question.ts';
import { visibleText } from '../columns/visible-text.ts';

/** What every list can be broken down by, as long as it has the column for it. */
export const BREAKDOWN_NAMES = [
  'year',
  'quarter',
  'month',
  'traveller',
  'airline',
  'route',
  'cabin',
  'aircraft',
  'distance',
  'tier',
  'quality',
] as const;
export type BreakdownName = (typeof BREAKDOWN_NAMES)[number];

/** What a list is broken down by: one of the names above, or one of its own columns. Plain data: workers get it. */
export type BreakdownBy =
  { readonly kind: BreakdownName } | { readonly kind: 'column'; readonly name: string; readonly place: number };

/** What a group adds up to. */
export type GroupSums = {
  /** Flights of one passenger each. */
  flights: number;
  /** Well-to-wake, all passengers [g CO2e]. */
  grams: number;
  /** Great-circle kilometres of all passengers, of the flights whose length is known [km]. */
  passengerKm: number;
  /** The grams of those flights [g CO2e]. */
  gramsWithKm: number;
};

/** The groups of one breakdown while rows are added. Plain data: the groups of parts can be added up too. */
export type Groups = {
  /** By `=` and what they have in common; '' of the flights of which the list does not say it. */
  readonly byKey: Record<string, GroupSums & { readonly name: string }>;
  /** How many there are. */
  count: number;
  /** What comes after the first 10,000 groups. */
  others?: GroupSums;
};

const NOT_SAID = '';
const nothing = (): GroupSums => ({ flights: 0, grams: 0, passengerKm: 0, gramsWithKm: 0 });

/** What a list's columns are. */
type ListColumns = { readonly header: readonly string[]; readonly columns: Columns };

/** The columns without one of which a breakdown would have no groups. */
const NEEDED: { readonly [name in BreakdownName]?: readonly (keyof Columns)[] } = {
  year: ['date'],
  quarter: ['date'],
  month: ['date'],
  traveller: ['traveller'],
  airline: ['carrier', 'operatingCarrier', 'flightNumber', 'operatingNumber', 'vendor'],
  route: ['origin', 'route'],
  cabin: ['cabin'],
};

/**
 * What a list can be broken down by, the columns that nothing else stands for last.
 *
 * @param leftOut - places of columns that are not to be shown, as those that tell who travelled
 */
export function breakdownsOf(
  { header, columns }: ListColumns,
  leftOut: readonly number[] = [],
): readonly BreakdownBy[] {
  const isShown = (place: number | undefined) => place !== undefined && !leftOut.includes(place);
  const known = BREAKDOWN_NAMES.filter((name) => NEEDED[name]?.some((field) => isShown(columns[field])) ?? true);
  const own = header.flatMap((name, place): BreakdownBy[] => {
    const isNamed = name.trim() !== '' && header.indexOf(name) === place;
    return isNamed && isShown(place) ? [{ kind: 'column', name, place }] : [];
  });
  return [...known.map((kind) => ({ kind })), ...own];
}

/** What a breakdown is called: by its name, or as the list calls the column. */
export const breakdownName = (by: BreakdownBy): string => (by.kind === 'column' ? by.name : by.kind);

/** The one of a list's breakdowns that a word means: its exact name comes before one in other letters. */
export function breakdownNamed(word: string, all: readonly BreakdownBy[]): BreakdownBy | undefined {
  const plain = plainHeader(word);
  return (
    all.find((by) => breakdownName(by) === word) ??
    (plain === '' ? undefined : all.find((by) => plainHeader(breakdownName(by)) === plain))
  );
}

/** Adds a row's flights to the groups of each breakdown. A row without a figure adds nothing. */
export type AddToBreakdowns = (
  groups: Groups[],
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  cells: readonly string[],
) => void;

/** What adds rows to breakdowns, in their order. */
export function breakdownAdder(by: readonly BreakdownBy[], tables: Pick<Tables, 'airports'>): AddToBreakdowns {
  return (groups, question, answer, cells) => {
    if ('message' in question || answer.kind === 'unavailable') return;
    for (const flight of flightsOf(question, answer)) {
      const km = flightLengthKm(tables, flight.leg);
      // Whole kilometres add up to the same in any order.
      const passengerKm = Math.round(km ?? 0) * flight.flights;
      const gramsWithKm = km === undefined ? 0 : flight.grams;
      for (const [at, one] of by.entries()) {
        const name = nameOf(one, { ...flight, km, question, cells });
        const sums = { flights: flight.flights, grams: flight.grams, passengerKm, gramsWithKm };
        addGroup((groups[at] ??= { byKey: {}, count: 0 }), keyOf(one, name), name, sums);
      }
    }
  };
}

type Flight = {
  readonly leg: Leg;
  readonly figure: Figure;
  /** Of one passenger each. */
  readonly flights: number;
  readonly grams: number;
};

/** The flights of a row: each has its own day, airline and grams. */
export function flightsOf(question: RowQuestion, answer: Figure): readonly Flight[] {
  const { passengers, legs } = question;
  const gramsOf = (figure: Figure) => rowGrams(question, figure) ?? 0;
  if (!answer.legs) {
    const flights = (legs?.length ?? 1) * passengers;
    return [{ leg: question, figure: answer, flights, grams: gramsOf(answer) }];
  }
  return answer.legs.map((figure, at) => ({
    leg: legs?.[at] ?? {},
    figure,
    flights: passengers,
    grams: gramsOf(figure),
  }));
}

type FlightOfRow = Flight & {
  readonly km: number | undefined;
  readonly question: RowQuestion;
  readonly cells: readonly string[];
};

/** Where the bands of distance end [km]: those by which docs/accuracy.md shows how accurate figures are. */
const BANDS_KM = [800, 1500, 3000, 5000, 8000] as const;

function bandOf(km: number): string {
  const at = BANDS_KM.filter((end) => km >= end).length;
  return `${at === 0 ? 0 : (BANDS_KM[at - 1] ?? 0)}-${BANDS_KM[at] ?? ''}`;
}

/** What a flight's group is called; '' where the list does not say it. */
function nameOf(by: BreakdownBy, { leg, figure, km, question, cells }: FlightOfRow): string {
  const { date, origin, destination } = leg;
  switch (by.kind) {
    case 'year':
      return date ? rowDateText(date).slice(0, 'YYYY'.length) : '';
    case 'quarter':
      return date && 'month' in date ? `${date.year}-Q${Math.ceil(date.month / MONTHS_OF_QUARTER)}` : '';
    case 'month':
      return date && 'month' in date ? rowDateText(date).slice(0, 'YYYY-MM'.length) : '';
    case 'traveller':
      return shown(question.traveller ?? '');
    case 'airline':
      // A flight back has the airline of the row, where it has no number of its own.
      return leg.carrierCode ?? question.carrierCode ?? '';
    case 'route':
      return origin !== undefined && destination !== undefined ? `${origin}-${destination}` : '';
    case 'cabin':
      return question.cabin;
    case 'aircraft':
      return figure.aircraft?.icaoAircraftType ?? '';
    case 'distance':
      return km === undefined ? '' : bandOf(km);
    case 'tier':
      return figure.tier;
    case 'quality':
      return figure.dataCategory;
    case 'column':
      return shown(cells[by.place] ?? '');
  }
}

const MONTHS_OF_QUARTER = 3;

/** A text of a list on one line, without what a terminal would take for a command. */
const shown = (text: string): string =>
  visibleText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_GROUP_NAME);

/** What the flights of a group have in common: both directions of a route are one, and so is a name in any case. */
function keyOf({ kind }: BreakdownBy, name: string): string {
  if (name === '') return NOT_SAID;
  if (kind === 'route') return `=${name.split('-').sort().join('-')}`;
  return `=${kind === 'traveller' || kind === 'column' ? name.normalize('NFC').toLowerCase() : name}`;
}

function addGroup(groups: Groups, key: string, name: string, sums: GroupSums): void {
  const found = groups.byKey[key];
  if (found) addSums(found, sums);
  else if (key === NOT_SAID || groups.count < MOST_GROUPS) {
    groups.byKey[key] = { name, ...sums };
    if (key !== NOT_SAID) groups.count++;
  } else addSums((groups.others ??= nothing()), sums);
}

function addSums(whole: GroupSums, part: GroupSums): void {
  whole.flights += part.flights;
  whole.grams += part.grams;
  whole.passengerKm += part.passengerKm;
  whole.gramsWithKm += part.gramsWithKm;
}

/** Add the groups of a part to those of the whole. */
export function addBreakdowns(whole: Groups[], part: readonly Groups[]): void {
  for (const [at, { byKey, others }] of part.entries()) {
    const groups = (whole[at] ??= { byKey: {}, count: 0 });
    for (const [key, { name, ...sums }] of Object.entries(byKey)) addGroup(groups, key, name, sums);
    if (others) addSums((groups.others ??= nothing()), others);
  }
}

/** One group of a breakdown. */
export type BreakdownGroup = {
  /** `not-said`: the list does not say it of these flights; `others`: all groups that are not shown. */
  readonly kind: 'group' | 'not-said' | 'others';
  /** '' of the two other kinds. */
  readonly name: string;
  readonly flights: number;
  /** Of the flights whose length is known; null where none is [km]. */
  readonly passengerKm: number | null;
  readonly grams: number;
  /** Of the flights whose length is known, to a tenth [g CO2e/km]. */
  readonly gramsPerPassengerKm: number | null;
  /** Of the breakdown's grams, from 0 to 1, to four decimals. */
  readonly share: number;
};

/** What a list's total is made of. */
export type Breakdown = {
  readonly by: string;
  /** The largest first, others last; of years, quarters, months and distances in their order. */
  readonly groups: readonly BreakdownGroup[];
  /** Whether there were more than 10,000 groups: those that came after them are together. */
  readonly isCut: boolean;
};

const IN_ORDER: ReadonlySet<BreakdownBy['kind']> = new Set(['year', 'quarter', 'month', 'distance'] as const);
const KINDS = ['group', 'not-said', 'others'] as const;

type Unshown = GroupSums & Pick<BreakdownGroup, 'kind' | 'name'>;

/**
 * The groups of a breakdown as they are shown. They add up to the list's total to the gram.
 *
 * @param most - how many groups to show, the largest ones; the rest are together
 */
export function breakdownOf(by: BreakdownBy, groups: Groups | undefined, most = Infinity): Breakdown {
  const all = Object.entries(groups?.byKey ?? {}).map(([key, sums]): Unshown => ({
    ...sums,
    kind: key === NOT_SAID ? 'not-said' : 'group',
  }));
  const largest = all.toSorted((a, b) => b.grams - a.grams || b.flights - a.flights || compare(a.name, b.name));
  const rest = groups?.others ? { ...groups.others } : nothing();
  // One group alone takes no more room than a row that says "others".
  const isShort = all.length <= most + (groups?.others ? 0 : 1);
  const [kept, left] = isShort ? [largest, []] : [largest.slice(0, most), largest.slice(most)];
  for (const sums of left) addSums(rest, sums);
  const hasRest = left.length > 0 || groups?.others !== undefined;
  const ordered = IN_ORDER.has(by.kind) ? kept.toSorted(inOrder) : kept;
  const total = [...all, ...(groups?.others ? [groups.others] : [])].reduce((sum, { grams }) => sum + grams, 0);
  return {
    by: breakdownName(by),
    groups: [...ordered, ...(hasRest ? [{ ...rest, kind: 'others' as const, name: '' }] : [])].map((one) =>
      groupOf(one, total),
    ),
    isCut: groups?.others !== undefined,
  };
}

/** By the number a name begins with, then by its letters: "800-1500" is before "1500-3000", "2025-09" before "2025-10". */
const inOrder = (a: Unshown, b: Unshown): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10) ||
  compare(a.name, b.name);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function groupOf({ kind, name, flights, grams, passengerKm, gramsWithKm }: Unshown, total: number): BreakdownGroup {
  return {
    kind,
    name,
    flights,
    passengerKm: passengerKm > 0 ? passengerKm : null,
    grams,
    gramsPerPassengerKm: passengerKm > 0 ? Math.round((gramsWithKm / passengerKm) * 10) / 10 : null,
    share: total > 0 ? toFourDecimals(grams / total) : 0,
  };
}
