import { requireNumber } from './require-number.ts';

/**
 * One way to fly a market: a sequence of legs.
 *
 * `legs` and `carriers` are texts such as `ZRH-FRA` and `LH`, in the order flown.
 */
export type RouteOption = {
  readonly legs: readonly string[];
  readonly carriers: readonly string[];
  /** From first departure to last arrival [h], > 0. */
  readonly durationHours: number;
  /** Great-circle distance between the market's ends [km]. */
  readonly directDistanceKm: number;
  /** Days a year on which it is flown. */
  readonly operatingDays: number;
};

/** Slowest effective speed of a route that counts [km/h]. Source: Google TIM 3.0.0, projects/typical_flight_emissions.md. */
export const SLOWEST_KM_PER_HOUR = 75;

/** Days a year from which a route counts. Source: as above. */
export const FEWEST_OPERATING_DAYS = 20;

/** Distance at which two airports stand for each other where no flight links them [km]. Source: as above. */
export const NEARBY_AIRPORT_KM = 150;

/** Routes of a market that count, fastest first. Source: as above. */
export const FASTEST_ROUTES = 20;

/**
 * Longest duration of a route beside the market's fastest.
 *
 *   m <= 3 h: 1.25 m + 1 h;   3 h < m <= 6 h: 1.5 m + 2 h;   m > 6 h: 1.75 m + 2 h
 *
 * @param fastestHours - m [h], > 0
 * @returns longest duration [h]
 * @throws RangeError if `fastestHours` is not above 0
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md.
 */
export function longestDurationHours(fastestHours: number): number {
  requireNumber('fastestHours', fastestHours, Number.MIN_VALUE, Number.MAX_VALUE);
  if (fastestHours <= 3) return 1.25 * fastestHours + 1;
  return (fastestHours <= 6 ? 1.5 : 1.75) * fastestHours + 2;
}

function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const left = a[i] ?? '';
    const right = b[i] ?? '';
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Fastest first; ties by days falling, fewer legs, fewer carriers, then legs and carriers in the order of letters. */
function compareRoutes(a: RouteOption, b: RouteOption): number {
  return (
    a.durationHours - b.durationHours ||
    b.operatingDays - a.operatingDays ||
    a.legs.length - b.legs.length ||
    new Set(a.carriers).size - new Set(b.carriers).size ||
    compareTexts(a.legs, b.legs) ||
    compareTexts(a.carriers, b.carriers)
  );
}

/**
 * The routes of a market that its typical emissions stand for: flown often enough, not slower than 75 km/h, not much
 * longer than the fastest, and the 20 fastest of them.
 *
 * @returns fastest first; empty when none is left, or when one is left where there had been several
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md.
 */
export function typicalRoutes<Route extends RouteOption>(options: readonly Route[]): readonly Route[] {
  const operated = options.filter((route) => route.operatingDays >= FEWEST_OPERATING_DAYS);
  const fast = operated.filter((route) => route.directDistanceKm / route.durationHours >= SLOWEST_KM_PER_HOUR);
  if (fast.length === 0) return [];
  const longestHours = longestDurationHours(Math.min(...fast.map((route) => route.durationHours)));
  const kept = fast.filter((route) => route.durationHours <= longestHours);
  if (kept.length === 1 && operated.length > 1) return [];
  return kept.toSorted(compareRoutes).slice(0, FASTEST_ROUTES);
}
