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
};

/** The rows of one traveller in their order, with their places in the list. */
type Rows = readonly (readonly [at: number, row: JourneyRow])[];

/** More flights are no journey with a way back. */
const MOST_LEGS = 16;

/**
 * The places of the rows whose way back, or whose way there, has a row of its own. That is a row the other way round, of the same traveller
 * and on the day of the flight back where there are such days, each for one row alone; or it is one of several rows of a traveller that
 * follow each other and lead back to where they began, "ZRH-LHR, LHR-JFK, JFK-ZRH" or "ZRH-BOS, JFK-ZRH" of one ticket.
 */
export function pairJourneys(rows: readonly JourneyRow[]): ReadonlySet<number> {
  const paired = new Set<number>();
  const hasDays = rows.some(({ day }) => day !== '') && rows.some(({ returnDay }) => returnDay !== '');
  const byTraveller = new Map<string, (readonly [number, JourneyRow])[]>();
  for (const [at, row] of [...rows.entries()].filter(isBetweenPlaces)) {
    const own = byTraveller.get(row.traveller);
    if (own) own.push([at, row]);
    else byTraveller.set(row.traveller, [[at, row]]);
  }
  for (const [traveller, own] of byTraveller) {
    pairMirrored(own, hasDays, paired);
    // Rows of nobody in particular follow each other by chance.
    if (traveller === '') continue;
    pairChains(own, { hasDays, hasGaps: true }, paired);
    // The newest may stand first.
    pairChains(own.toReversed(), { hasDays, hasGaps: false }, paired);
  }
  return paired;
}

const isBetweenPlaces = ([, { origin, destination }]: readonly [number, JourneyRow]): boolean =>
  origin !== '' && destination !== '' && origin !== destination;

function pairMirrored(rows: Rows, hasDays: boolean, paired: Set<number>): void {
  const [onAnyDay, onDay] = [unpairedRows(rows, () => '', paired), unpairedRows(rows, ({ day }) => day, paired)];
  for (const [at, { origin, destination, returnDay, isReturn }] of rows) {
    if (!isReturn || paired.has(at)) continue;
    const isDated = hasDays && returnDay !== '';
    const back = { origin: destination, destination: origin };
    const found = isDated ? onDay(at, back, returnDay) : onAnyDay(at, back, '');
    if (found !== undefined) for (const one of [at, found]) paired.add(one);
  }
}

type Ends = Pick<JourneyRow, 'origin' | 'destination'>;
const keyOf = ({ origin, destination }: Ends, day: string): string => [origin, destination, day].join('\n');

/** Finds rows between two places that are not paired yet: the next after a place in the list, else the first. Asked in the list's order. */
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

/** `hasGaps`: whether people may go by land between the flights of one ticket. */
type Following = { readonly hasDays: boolean; readonly hasGaps: boolean };

function pairChains(rows: Rows, following: Following, paired: Set<number>): void {
  for (const [start, [at, row]] of rows.entries()) {
    if (!row.isReturn || paired.has(at)) continue;
    const chain = rows.slice(start, start + MOST_LEGS);
    const gone = chain.findIndex(([one]) => paired.has(one));
    const ends = gone < 0 ? chain : chain.slice(0, gone);
    for (const [one] of closedChain(ends, following)) paired.add(one);
  }
}

/** The rows from the first on to the one that is back at where it began; none where no row is. */
function closedChain(rows: Rows, { hasDays, hasGaps }: Following): Rows {
  const first = rows[0]?.[1];
  for (let next = 1; next < rows.length; next++) {
    const [before, here] = [rows[next - 1]?.[1], rows[next]?.[1]];
    if (!first || !before || !here) break;
    if (here.origin !== before.destination && !(hasGaps && here.isReturn && before.isReturn)) break;
    if (here.destination === first.origin) return isDayOfReturn(first, here, hasDays) ? rows.slice(0, next + 1) : [];
  }
  return [];
}
