import type { Home, HomeShare, Journey, Journeys, RankedPlace, UnreachedPlace } from './meeting.ts';
import { stayOnline, sumOfThoseWhoCome } from './stay-online.ts';
import { sumOfHomes } from './sum-of-homes.ts';

/** The places with the lowest totals, and how the others were left out. */
export type Ranking = {
  /** Lowest first, at most as many as asked for; places with the same total in the order of their codes. */
  readonly places: readonly RankedPlace[];
  /** Those to which from one of the homes no way is known, as far as they were looked at. */
  readonly unreached: readonly UnreachedPlace[];
  /** Places that were looked at, by figures or by the bound. */
  readonly considered: number;
  /** Of them, those whose total was computed as a whole; the bound shows of the others that they are above those ranked. */
  readonly computed: number;
};

export type Wanted = {
  readonly homes: readonly Home[];
  /** People who take part online: at every place those whose journeys there emit most. */
  readonly online: number;
  /** Codes of the places to choose from, each once. */
  readonly places: readonly string[];
  /** How many to rank, 1 or more. */
  readonly most: number;
};

/** Places between two reports of progress. */
const REPORT_EVERY = 10;

/**
 * Rank places by the emissions of everybody who comes. Which are ranked is exact: a place is dropped as soon as its figures so far, with
 * the least that the rest can be, exceed the last of those ranked, or as soon as somebody has no way there.
 *
 * @returns yields how many places are done
 */
export function* rankPlaces({ homes, online, places, most }: Wanted, journeys: Journeys): Generator<number, Ranking> {
  const bounded = places
    .map((code) => {
      const least = homes.map((home) => journeys.leastGrams(home, code));
      return { code, least, leastGrams: sumOfThoseWhoCome(homes, least, online) };
    })
    .toSorted((a, b) => a.leastGrams - b.leastGrams);
  const ranked: RankedPlace[] = [];
  const unreached: UnreachedPlace[] = [];
  /** How often a home had no way: the one that is worst connected is asked first. */
  const misses = new Map<Home, number>();
  let computed = 0;
  for (const [at, { code, least, leastGrams }] of bounded.entries()) {
    if (at % REPORT_EVERY === 0) yield at;
    const limit = ranked.length < most ? Infinity : (ranked.at(-1)?.grams ?? Infinity);
    // Those that follow are at least as far.
    if (leastGrams > limit) break;
    const found = shareByShare(code, { homes, online, least, limit, misses }, journeys);
    if (found === 'above') continue;
    if ('from' in found) unreached.push(found);
    else {
      computed++;
      insert(ranked, found, most);
    }
  }
  yield places.length;
  return { places: ranked, unreached, considered: places.length, computed };
}

/** A place's total, whatever it is. */
export function totalAt(
  code: string,
  { homes, online }: Pick<Wanted, 'homes' | 'online'>,
  journeys: Journeys,
): RankedPlace | UnreachedPlace {
  const bounded = { homes, online, least: homes.map(() => 0), limit: Infinity, misses: new Map<Home, number>() };
  const found = shareByShare(code, bounded, journeys);
  if (found === 'above') throw new Error('No total is above infinity.');
  return found;
}

type Bounded = {
  readonly homes: readonly Home[];
  readonly online: number;
  /** Of each home, for one person [g CO2e]. */
  readonly least: readonly number[];
  /** Of the last place ranked so far. */
  readonly limit: number;
  readonly misses: Map<Home, number>;
};

/** A place's total; 'above' once it is known to exceed the limit. */
function shareByShare(
  code: string,
  { homes, online, least, limit, misses }: Bounded,
  { between }: Journeys,
): RankedPlace | UnreachedPlace | 'above' {
  const ways: Journey[] = [];
  const perPerson = [...least];
  const missed = (at: number) => (homes[at] && misses.get(homes[at])) ?? 0;
  const bound = (at: number) => (homes[at]?.people ?? 0) * (least[at] ?? 0);
  // Then the homes with most of the total: they tell soonest.
  const order = homes.map((_, at) => at).toSorted((a, b) => missed(b) - missed(a) || bound(b) - bound(a));
  for (const at of order) {
    const home = homes[at];
    if (home === undefined) continue;
    const way = between(home, code);
    ways[at] = way;
    perPerson[at] = gramsOf(way);
    const atLeast = sumOfThoseWhoCome(homes, perPerson, online);
    if (atLeast === Infinity) {
      misses.set(home, missed(at) + 1);
      return { code, from: home.code };
    }
    // A sum in another order may differ in its last digit.
    if (atLeast > limit * (1 + 1e-9)) return 'above';
  }
  const stay = stayOnline(homes, perPerson, online);
  const shares: HomeShare[] = homes.flatMap((home, at) => {
    const journey = ways[at];
    return journey ? [{ home, journey, online: stay[at] ?? 0 }] : [];
  });
  return { code, shares, ...sumOfHomes(shares) };
}

/** Of one person [g CO2e]. */
function gramsOf(way: Journey): number {
  if (way.kind === 'flight') return way.grams;
  return way.kind === 'unknown' ? Infinity : 0;
}

/** Put a place where it belongs; of more than are wanted the last goes. */
function insert(ranked: RankedPlace[], place: RankedPlace, most: number): void {
  const at = ranked.findIndex(({ grams, code }) => place.grams < grams || (place.grams === grams && place.code < code));
  ranked.splice(at < 0 ? ranked.length : at, 0, place);
  ranked.length = Math.min(ranked.length, most);
}
