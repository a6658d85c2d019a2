import { addDays, type CalendarDate } from '@tim/notation';
import type { CarrierRoute, Tables } from '@tim/reference-data';
import { seededRandom } from '@tim/pipeline/statistics/seeded-random';
import { someOf, type FlightQuestion, type Question, type Questions } from './question.ts';

export type Drawing = {
  readonly today: CalendarDate;
  readonly seed: number;
  readonly flights: number;
  readonly markets: number;
};

/** Days with no figure anywhere. */
const NEVER = [
  { year: 2015, month: 6, day: 1 },
  { year: 2018, month: 12, day: 31 },
  { year: 2031, month: 6, day: 1 },
];

/** One in so many flights is on a day without a figure. */
const NEVER_EVERY = 50;

/** Codes of cities, one that is no airport's, and one end twice. */
const ODD_MARKETS: readonly Question[] = [
  { origin: 'LON', destination: 'NYC' },
  { origin: 'PAR', destination: 'TYO' },
  { origin: 'ZRH', destination: 'QQQ' },
  { origin: 'ZRH', destination: 'ZRH' },
  { origin: 'LHR', destination: 'LGW' },
];

/** Numbers are listed, but for 12 % that may not be, and 8 % of another carrier of the same list. */
const LISTED = 0.8;
const ANY_NUMBER = 0.92;

/** Draw questions: half of them of every carrier, or of so many, once; then routes of the whole list alike; months of the year to come. */
export function drawQuestions(tables: Tables, { today, seed, flights, markets }: Drawing): Questions {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const routes = [...tables.flights.carrierRoutes()];
  const firstOfCarrier = [...new Map(routes.map((route) => [route.carrierCode, route])).values()];
  const carriers = firstOfCarrier.map(({ carrierCode }) => carrierCode);
  const numbersOf = listedNumbers(tables, carriers);
  const flightOf = (route: CarrierRoute): Omit<FlightQuestion, 'date'> => {
    const kind = random();
    const flightNumber = kind < LISTED ? pick(numbersOf(route)) : 1 + below(9999);
    return {
      ...endsOf(tables, route),
      carrierCode: kind < ANY_NUMBER ? route.carrierCode : pick(carriers),
      flightNumber,
    };
  };
  // Not the first days nor the last: servers take their day from a clock, and midnight passes.
  const toCome = () => addDays(today, 3 + below(355));
  const ofCarriers = someOf(firstOfCarrier, flights / 2);
  const drawn = Array.from({ length: flights }, (_, at) => ofCarriers[at] ?? pick(routes));
  const edges = edgesAround(today);
  return {
    today,
    flights: drawn.map((route, at) => ({
      ...flightOf(route),
      date: at % NEVER_EVERY === NEVER_EVERY - 1 ? pick(NEVER) : toCome(),
    })),
    markets: [
      ...ODD_MARKETS,
      ...Array.from({ length: markets - ODD_MARKETS.length }, () => endsOf(tables, pick(routes))),
    ],
    ofLists: edges.flatMap((date) =>
      [pick(routes), pick(routes), pick(routes)].map((route) => ({ ...flightOf(route), date })),
    ),
  };
}

const endsOf = ({ airports }: Tables, { originIndex, destinationIndex }: CarrierRoute) => ({
  origin: airports.at(originIndex).iataAirportCode,
  destination: airports.at(destinationIndex).iataAirportCode,
});

/** Ends of months and years, and what a list's first and last day and today part. */
const edgesAround = (today: CalendarDate): readonly CalendarDate[] => [
  ...[2018, 2019, 2022, 2023, 2024, 2025].flatMap((year) => [
    { year, month: 1, day: 1 },
    { year, month: 2, day: 28 },
    { year, month: 12, day: 31 },
  ]),
  { year: 2024, month: 2, day: 29 },
  ...[-31, -1, 0, 1, 2, 31, 364, 365, 366].map((days) => addDays(today, days)),
];

/** Numbers that the list has of a route. */
function listedNumbers(tables: Tables, carriers: readonly string[]): (route: CarrierRoute) => readonly number[] {
  const numbers = new Map<CarrierRoute, number[]>();
  for (const carrier of carriers) {
    for (const { flightNumber, route } of tables.flights.flightsOfCarrier(carrier)) {
      const known = numbers.get(route);
      if (known) known.push(flightNumber);
      else numbers.set(route, [flightNumber]);
    }
  }
  return (route) => numbers.get(route) ?? [1];
}

/**
 * Every carrier's route with one of its numbers, on days all over the year to come, and every pair of airports that one of them flies;
 * or one of so many of each.
 */
export function allQuestions(tables: Tables, today: CalendarDate, every: number): Questions {
  const routes = [...tables.flights.carrierRoutes()];
  const numbersOf = listedNumbers(tables, [...new Set(routes.map(({ carrierCode }) => carrierCode))]);
  const flights = routes.map((route, at) => ({
    ...endsOf(tables, route),
    carrierCode: route.carrierCode,
    flightNumber: numbersOf(route)[0] ?? 1,
    date: addDays(today, 3 + ((at * 31) % 355)),
  }));
  const pairs = new Map(flights.map(({ origin, destination }) => [`${origin}${destination}`, { origin, destination }]));
  const isKept = (_: unknown, at: number) => at % every === 0;
  return { today, flights: flights.filter(isKept), markets: [...pairs.values()].filter(isKept), ofLists: [] };
}
