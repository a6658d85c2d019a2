import { groupBy } from '@tim/reference-data';

/** What a row says of a journey; '' where it says nothing. Texts, the same for the same thing within a list. */
export type JourneyRow = {
  readonly origin: string;
  readonly destination: string;
  readonly traveller: string;
  readonly day: string;
  /** The day of the flight back. */
  readonly returnDay: string;
  /** Whether the row says that there is a flight back. */
  readonly isReturn: boolean;
  /** The day so that days can be sorted: "2025-03-09"; '' where it cannot be read. */
  readonly date: string;
  /** All that the row says: rows with the same stand for the same. */
  readonly whole: string;
};

/** The rows of one traveller by their days, with their places among all rows so sorted. */
type Rows = readonly (readonly [at: number, row: JourneyRow])[];

/** More flights are no journey with a way back. */
const MOST_LEGS = 16;

/**
 * The places of the rows whose way back, or whose way there, has a row of its own. That is a row the other way round, of the same traveller
 * and on the day of the flight back where there are such days, each for one row alone; or it is one of several rows of a traveller that
 * follow each other by their days and places and lead back to where they began, "ZRH-LHR, LHR-JFK, JFK-ZRH" or "ZRH-BOS, JFK-ZRH" of one
 * ticket. In which order the rows stand in the list makes no difference.
 */
export function pairJourneys(rows: readonly JourneyRow[]): ReadonlySet<number> {
  const sorted = [...rows.entries()].toSorted(
    ([, one], [, other]) => inOrder(one.date, other.date) || inOrder(one.whole, other.whole),
  );
  const paired = new Set<number>();
  const hasDays = rows.some(({ day }) => day !== '') && rows.some(({ returnDay }) => returnDay !== '');
  const between = sorted.map(([, row], place) => [place, row] as const).filter(isBetweenPlaces);
  for (const [traveller, own] of groupBy(between, ([, row]) => row.traveller)) {
    const taken = pairMirrored(own, hasDays, paired);
    // Rows of nobody in particular follow each other by chance.
    if (traveller !== '') pairChains(own, hasDays, { paired, taken });
  }
  return new Set([...paired].map((place) => sorted[place]?.[0] ?? -1));
}

/** By their letters' numbers, in every language alike. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const isBetweenPlaces = ([, { origin, destination }]: readonly [number, JourneyRow]): boolean =>
  origin !== '' && destination !== '' && origin !== destination;

/** @returns the rows that are the way back of a flight that says one way: of no other */
function pairMirrored(rows: Rows, hasDays: boolean, paired: Set<number>): ReadonlySet<number> {
  const onDay = unpairedRows(rows, ({ day }) => day, paired);
  const isDated = ({ returnDay }: JourneyRow) => hasDays && returnDay !== '';
  const pair = (at: number, found: number | undefined) => {
    if (found !== undefined) for (const one of [at, found]) paired.add(one);
  };
  const returns = rows.filter(([, { isReturn }]) => isReturn);
  for (const [at, row] of returns)
    if (!paired.has(at) && isDated(row)) pair(at, onDay(at, mirrored(row), row.returnDay));
  const taken = takenByOneWays(rows, paired);
  const onAnyDay = unpairedRows(
    rows.filter(([at]) => !taken.has(at)),
    () => '',
    paired,
  );
  for (const [at, row] of returns) if (!paired.has(at) && !isDated(row)) pair(at, onAnyDay(at, mirrored(row), ''));
  return taken;
}

const mirrored = ({ origin, destination }: JourneyRow): Ends => ({ origin: destination, destination: origin });

/**
 * The one-way rows that are one another's way there and back: none of them is the way back of a row that says that there is one. Of one day
 * any two the other way round are; otherwise the way back is that of the last row there before it.
 */
function takenByOneWays(rows: Rows, paired: ReadonlySet<number>): ReadonlySet<number> {
  const taken = new Set<number>();
  const free = rows.filter(([at]) => !paired.has(at));
  for (const ofDay of groupBy(free, ([, { date }]) => date).values()) {
    settle(
      ofDay.filter(([, { isReturn }]) => !isReturn),
      taken,
    );
  }
  settle(free.filter(([at]) => !taken.has(at)).toSorted(inTurn), taken);
  return taken;
}

/** Takes each row with the last one before it that is the other way round, where both say one way. */
function settle(rows: Rows, taken: Set<number>): void {
  const waiting = new Map<string, Rows[number][]>();
  for (const one of rows) {
    const [at, row] = one;
    const there = row.isReturn ? undefined : waiting.get(keyOf(mirrored(row), ''))?.pop();
    if (there && !there[1].isReturn) for (const settled of [at, there[0]]) taken.add(settled);
    if (there) continue;
    const key = keyOf(row, '');
    const alike = waiting.get(key);
    if (alike) alike.push(one);
    else waiting.set(key, [one]);
  }
}

/** By their days; of one day those that say there and back first. */
const inTurn = ([, one]: Rows[number], [, other]: Rows[number]): number =>
  inOrder(one.date, other.date) || Number(other.isReturn) - Number(one.isReturn);

type Ends = Pick<JourneyRow, 'origin' | 'destination'>;
const keyOf = ({ origin, destination }: Ends, day: string): string => [origin, destination, day].join('\n');

/** Finds rows between two places that are not paired yet: the next after a row by their days, else the first. Asked in their order. */
function unpairedRows(rows: Rows, dayOf: (row: JourneyRow) => string, paired: ReadonlySet<number>) {
  const groups = new Map<string, { readonly places: number[]; next: number; first: number }>();
  for (const [at, row] of rows) {
    const key = keyOf(row, dayOf(row));
    const group = groups.get(key);
    if (group) group.places.push(at);
    else groups.set(key, { places: [at], next: 0, first: 0 });
  }
  const isGone = (at: number | undefined) => at !== undefined && paired.has(at);
  return (after: number, ends: Ends, day: string): number | undefined => {
    const group = groups.get(keyOf(ends, day));
    if (!group) return undefined;
    const { places } = group;
    while (isGone(places[group.next]) || (places[group.next] ?? Infinity) < after) group.next++;
    while (isGone(places[group.first])) group.first++;
    return places[group.next] ?? places[group.first];
  };
}

const isDayOfReturn = ({ returnDay }: JourneyRow, { day }: JourneyRow, hasDays: boolean): boolean =>
  !hasDays || returnDay === '' || returnDay === day;

type Gone = { readonly paired: Set<number>; readonly taken: ReadonlySet<number> };

function pairChains(rows: Rows, hasDays: boolean, gone: Gone): void {
  const { paired } = gone;
  const days = daysOf(rows);
  for (const first of rows) {
    if (!first[1].isReturn || paired.has(first[0])) continue;
    const chain = closedChain(first, days, gone);
    const last = chain.at(-1);
    if (last && isDayOfReturn(first[1], last[1], hasDays)) for (const [at] of chain) paired.add(at);
  }
}

/** The rows of one day. */
type Day = {
  readonly from: ReadonlyMap<string, Rows>;
  /** Those that say that there is a flight back. */
  readonly returns: Rows;
  readonly returnsTo: ReadonlyMap<string, Rows>;
  /** The traveller's next; absent of rows whose day nobody knows. */
  readonly next?: string;
};

function daysOf(rows: Rows): ReadonlyMap<string, Day> {
  const byDate = [...groupBy(rows, ([, { date }]) => date)];
  return new Map(
    byDate.map(([date, ofDay], at) => {
      const returns = ofDay.filter(([, { isReturn }]) => isReturn);
      const next = date === '' ? undefined : byDate[at + 1]?.[0];
      const from = groupBy(ofDay, ([, { origin }]) => origin);
      const returnsTo = groupBy(returns, ([, { destination }]) => destination);
      return [date, { from, returns, returnsTo, ...(next !== undefined && { next }) }];
    }),
  );
}

/** The rows from the first on to the one that is back at where it began; none where no row is. */
function closedChain(first: Rows[number], days: ReadonlyMap<string, Day>, { paired, taken }: Gone): Rows {
  const home = first[1].origin;
  const chain = [first];
  const isFree = ([at]: Rows[number]) => !paired.has(at) && !taken.has(at) && chain.every(([one]) => one !== at);
  const leadsHome = ([, { destination }]: Rows[number]) => destination === home;
  const isFromElsewhere = ([, { origin }]: Rows[number]) => origin !== home;
  while (chain.length < MOST_LEGS) {
    const { destination: here, date, isReturn } = (chain.at(-1) ?? first)[1];
    const today = days.get(date);
    const tomorrow = today?.next === undefined ? undefined : days.get(today.next);
    const onwards = [today, tomorrow].map((day) => day?.from.get(here)?.filter(isFree) ?? []);
    // People may go by land between the flights of one ticket. Without days only the flight home can be told.
    const gaps = isReturn
      ? [today?.returnsTo.get(home), tomorrow?.returnsTo.get(home), tomorrow?.returns.filter(isFromElsewhere)]
      : [];
    const found = [
      ...onwards.map((rows) => rows.find(leadsHome) ?? rows[0]),
      ...gaps.map((rows) => rows?.find(isFree)),
    ];
    const next = found.find((row) => row !== undefined);
    if (!next) return [];
    chain.push(next);
    if (leadsHome(next)) return chain;
  }
  return [];
}
