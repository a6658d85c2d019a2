import type { Tables } from '@tim/reference-data';
import { seededRandom } from '@tim/pipeline/statistics/seeded-random';
import { drawByWeight } from './draw-by-weight.ts';

/**
 * Whose flights a list has: `world` any flight, as often as it departs; `company` such flights too, but always the same few
 * thousand; `different` every flight in every month, one as often as the other.
 */
export const LIST_PATTERNS = ['world', 'company', 'different'] as const;
export type ListPattern = (typeof LIST_PATTERNS)[number];

/** A row of a list, as texts. */
export type DrawnRow = {
  readonly carrier: string;
  readonly flightNumber: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly cabin: string;
};

/** Flights of the `company` pattern. */
const COMPANY_FLIGHTS = 3000;
/** Share of rows whose number is on no list, on routes that are flown. */
const NEW_FRACTION = 0.05;
/** Share of rows that cannot be read. */
const FAULTY_FRACTION = 0.02;
/** What people get wrong, one as often as the other. */
const FAULTS: readonly ((row: DrawnRow) => DrawnRow)[] = [
  (row) => ({ ...row, from: 'QQQ' }),
  (row) => ({ ...row, to: '' }),
  (row) => ({ ...row, flightNumber: 'tba' }),
  (row) => ({ ...row, date: `${row.date.slice(0, 4)}-02-30` }),
  (row) => ({ ...row, cabin: 'sleeper' }),
];
/** Shares of the cabins that travellers of companies sit in: ours, no source. */
const CABINS = { economy: 80, 'premium economy': 5, business: 13, first: 2 };
/** Dates are drawn from these whole years, all days alike. */
const [FIRST_DAY, LAST_DAY] = [Date.UTC(2023, 0, 1), Date.UTC(2026, 11, 31)];
const DAY_MS = 86_400_000;
/** Departures of a route that the table of frequencies does not have, one a week [1/year]. */
const UNCOUNTED_DEPARTURES = 52;
const SEED = 20_261_124;

type ListedFlight = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly from: string;
  readonly to: string;
};

/** Rows without end, the same in every run. */
export function* drawnRows(tables: Tables, pattern: ListPattern): Generator<DrawnRow, never> {
  const random = seededRandom(SEED);
  const routes = listedRoutes(tables);
  const drawRoute = drawByWeight(
    routes.map(({ departures }) => departures),
    random,
  );
  const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const byDepartures = () => anyOf(routes[drawRoute()]?.flights ?? []);
  const few = Array.from({ length: COMPANY_FLIGHTS }, byDepartures);
  const all = routes.flatMap(({ flights }) => flights);
  const drawFlight = { world: byDepartures, company: () => anyOf(few), different: () => anyOf(all) }[pattern];
  const cabins = Object.keys(CABINS);
  const drawCabin = drawByWeight(Object.values(CABINS), random);
  const days = (LAST_DAY - FIRST_DAY) / DAY_MS + 1;

  for (;;) {
    const { carrier, flightNumber, from, to } = drawFlight();
    const kind = random();
    const isNew = kind >= FAULTY_FRACTION && kind < FAULTY_FRACTION + NEW_FRACTION;
    const row = {
      carrier,
      flightNumber: String(isNew ? unlistedNumber(tables, { carrier, from, to }, random) : flightNumber),
      from,
      to,
      date: new Date(FIRST_DAY + Math.floor(random() * days) * DAY_MS).toISOString().slice(0, 10),
      cabin: cabins[drawCabin()] ?? '',
    };
    yield kind < FAULTY_FRACTION ? anyOf(FAULTS)(row) : row;
  }
}

/** Every carrier's routes with their numbers and departures. */
function listedRoutes({ airports, flights, frequencies }: Tables) {
  const carriers = new Set(Array.from(flights.carrierRoutes(), ({ carrierCode }) => carrierCode));
  const listed = [...carriers].flatMap((carrier) => [...flights.flightsOfCarrier(carrier)]);
  const byRoute = new Map<string, { readonly departures: number; readonly flights: ListedFlight[] }>();
  for (const { flightNumber, route } of listed) {
    const { carrierCode: carrier, originIndex, destinationIndex } = route;
    const [origin, destination] = [airports.at(originIndex), airports.at(destinationIndex)];
    const [from, to] = [origin.iataAirportCode, destination.iataAirportCode];
    const key = `${carrier}${from}${to}`;
    const departures = frequencies.ofCarrierRoute(carrier, origin, destination)?.value ?? UNCOUNTED_DEPARTURES;
    const of = byRoute.get(key) ?? { departures, flights: [] };
    of.flights.push({ carrier, flightNumber, from, to });
    byRoute.set(key, of);
  }
  return [...byRoute.values()];
}

/** A number that the carrier does not have on the route. */
function unlistedNumber(
  { airports, flights }: Tables,
  { carrier, from, to }: Omit<ListedFlight, 'flightNumber'>,
  random: () => number,
): number {
  const [origin, destination] = [airports.find(from), airports.find(to)];
  for (;;) {
    const number = 1 + Math.floor(random() * 9999);
    if (!origin || !destination || !flights.hasFlight(carrier, number, origin, destination)) return number;
  }
}
