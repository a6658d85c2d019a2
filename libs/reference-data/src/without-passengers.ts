import { groupBy } from './group-by.ts';
import type { Airport } from './look-ups.ts';

/** Why nobody can take a flight. */
export type WithoutPassengersReason =
  'CARRIES_FREIGHT' | 'NO_LONGER_FLIES' | 'ROUTE_CLOSED' | 'AIRPORT_MOVED' | 'SOLD_UNDER_ANOTHER_CODE';

export type WithoutPassengers = {
  readonly reason: WithoutPassengersReason;
  /** What it is known of: all that the holder of the code flies, the flight number, or the route. */
  readonly of: 'carrier' | 'number' | 'route';
  /** Who holds the code, or held it; '' when not known. */
  readonly holderName: string;
  /** The code, where that is who is taken to hold it; '' of another that has, or had, flights under it, and where not known. */
  readonly holderCode: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' when not known. */
  readonly since: string;
  /** Carriers under whose codes the flights go on, or airports that took them over. */
  readonly successors: readonly string[];
  /** The airport that is closed; '' where it is something else. */
  readonly closedAirport: string;
};

/** Who holds a carrier code, or held it. */
export type CodeHolder = {
  readonly carrierCode: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  readonly kind:
    'passenger' | 'mixed' | 'cargo' | 'business-aviation' | 'helicopter' | 'rail-or-bus' | 'charter' | 'unknown';
  readonly status: 'operating' | 'suspended' | 'renamed' | 'ceased' | 'unknown';
  /** Of the status; '' when not known. */
  readonly since: string;
  /** Code under which its flights go on, or are sold; '' for none. */
  readonly successor: string;
};

/** Flight numbers of a carrier, both ends included, that carry no passengers of its own. */
export type NumberBlock = {
  readonly carrierCode: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'cargo' | 'ferry' | 'codeshare-only';
};

/** Routes that nobody, or some carriers, fly any more, in both directions. Areas are countries, airports or `*`. */
export type ClosedRoute = {
  readonly fromAreas: readonly string[];
  readonly toAreas: readonly string[];
  /** Codes, or `*` for all; empty where `carrierCountries` are named. */
  readonly carriers: readonly string[];
  readonly carrierCountries: readonly string[];
  readonly since: string;
  /** Airports or carriers that took over. */
  readonly successors: readonly string[];
  /** Areas whose routes are still flown. */
  readonly exceptAreas: readonly string[];
  /** Numbers that are still flown, both ends included; 0 for none. */
  readonly exceptFrom: number;
  readonly exceptTo: number;
};

/** Since when an airport has no passengers, and where its flights went. */
export type AirportClosure = {
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' when not known. */
  readonly since: string;
  /** Codes of the airports that took them over and are open. */
  readonly successors: readonly string[];
};

export type StatusRows = {
  readonly blocks: readonly NumberBlock[];
  readonly closedRoutes: readonly ClosedRoute[];
};

type Place = Pick<Airport, 'iataAirportCode' | 'countryCode'>;

/** A flight to be judged. */
export type JudgedFlight = {
  readonly carrierCode: string;
  /** Undefined when nobody is known to hold the code. */
  readonly holder: CodeHolder | undefined;
  readonly flightNumber: number;
  readonly origin: Place;
  readonly destination: Place;
  /** When the number was last entered in the list of flights, YYYY-MM; '' when not, or not known. */
  readonly lastEntered: string;
};

export type Judge = (flight: JudgedFlight) => WithoutPassengers | undefined;

/** Whether what the holder carries, or whether it flies, is not known. Its flights are answered all the same. */
export function isInDoubt(holder: CodeHolder | undefined): boolean {
  return holder?.kind === 'unknown' || holder?.status === 'unknown';
}

/** A year alone means its last month, so that an entry of the same year does not contradict it. */
const monthOf = (date: string): string => (date.length === 4 ? `${date}-12` : date.slice(0, 7));

/** Whether somebody entered the flight after its stated end, which is then not believed. */
const isContradicted = (since: string, lastEntered: string): boolean =>
  lastEntered !== '' && (since === '' || lastEntered > monthOf(since));

const isGone = ({ carrierCode, status, successor }: CodeHolder): boolean =>
  status === 'ceased' ||
  status === 'suspended' ||
  // A carrier renamed under the same code keeps its flight numbers.
  (status === 'renamed' && successor !== '' && successor !== carrierCode);

const successorsOf = ({ carrierCode, successor }: CodeHolder): readonly string[] =>
  successor === '' || successor === carrierCode ? [] : [successor];

const codeAndName = (holder: CodeHolder | undefined) => ({
  holderName: holder?.name ?? '',
  holderCode: holder?.carrierCode ?? '',
});

const NOTHING_MORE = { since: '', successors: [], closedAirport: '' } as const;

/** What is known of a carrier as a whole. */
function judgeHolder(holder: CodeHolder, lastEntered: string): WithoutPassengers | undefined {
  const { since } = holder;
  if (holder.kind === 'cargo') {
    return { ...NOTHING_MORE, reason: 'CARRIES_FREIGHT', of: 'carrier', ...codeAndName(holder) };
  }
  if (!isGone(holder) || isContradicted(since, lastEntered)) return undefined;
  const successors = successorsOf(holder);
  return { ...NOTHING_MORE, reason: 'NO_LONGER_FLIES', of: 'carrier', ...codeAndName(holder), since, successors };
}

const ANYWHERE = '*';
/** Countries have two letters. */
const AIRPORT_CODE_LENGTH = 3;
const isIn = (areas: readonly string[], { iataAirportCode, countryCode }: Place): boolean =>
  areas.includes(ANYWHERE) || areas.includes(iataAirportCode) || areas.includes(countryCode);

/** The airports that are closed to everybody, by code. */
export function closedAirportsOf(closedRoutes: readonly ClosedRoute[]): ReadonlyMap<string, AirportClosure> {
  const closures = closedRoutes
    .filter(({ carriers, toAreas }) => carriers.includes(ANYWHERE) && toAreas.includes(ANYWHERE))
    .flatMap(({ fromAreas, since, successors }) => fromAreas.map((code) => ({ code, since, successors })))
    .filter(({ code }) => code.length === AIRPORT_CODE_LENGTH);
  const codes = new Set(closures.map(({ code }) => code));
  return new Map(
    closures.map(({ code, since, successors }) => [
      code,
      { since, successors: successors.filter((successor) => !codes.has(successor)) },
    ]),
  );
}

/** @returns a judge of flights; rules are tried in this order: the carrier, its blocks of numbers, closed routes */
export function judgeOf({ blocks, closedRoutes }: StatusRows): Judge {
  const blocksOf = groupBy(blocks, ({ carrierCode }) => carrierCode);
  const ofCarrier = groupBy(
    closedRoutes.flatMap((route) => route.carriers.map((carrier) => ({ carrier, route }))),
    ({ carrier }) => carrier,
  );
  const ofCountry = groupBy(
    closedRoutes.flatMap((route) => route.carrierCountries.map((country) => ({ country, route }))),
    ({ country }) => country,
  );
  const forAll = ofCarrier.get(ANYWHERE) ?? [];
  // Rules by area: every question looks up those of its own airports and countries only.
  const forAllAt = groupBy(
    forAll.flatMap(({ route }) =>
      [...new Set([...route.fromAreas, ...route.toAreas])].map((area) => ({ area, route })),
    ),
    ({ area }) => area,
  );
  const closedAirports = closedAirportsOf(closedRoutes);

  const judgeNumber = ({ carrierCode, holder, flightNumber, lastEntered }: JudgedFlight) => {
    const block = blocksOf.get(carrierCode)?.find(({ from, to }) => from <= flightNumber && flightNumber <= to);
    if (!block) return undefined;
    const found = { ...NOTHING_MORE, of: 'number', ...codeAndName(holder) } as const;
    if (block.kind !== 'codeshare-only') return { ...found, reason: 'CARRIES_FREIGHT' } as const;
    // Whoever entered the number saw the carrier's own aircraft fly it.
    return lastEntered === '' ? ({ ...found, reason: 'SOLD_UNDER_ANOTHER_CODE' } as const) : undefined;
  };

  const judgeRoute = ({ carrierCode, holder, flightNumber, origin, destination, lastEntered }: JudgedFlight) => {
    const applies = ({ route }: { readonly route: ClosedRoute }): boolean => {
      const { fromAreas, toAreas, carriers, exceptAreas, exceptFrom, exceptTo, since } = route;
      const isOn =
        (isIn(fromAreas, origin) && isIn(toAreas, destination)) ||
        (isIn(fromAreas, destination) && isIn(toAreas, origin));
      return (
        isOn &&
        !isIn(exceptAreas, origin) &&
        !isIn(exceptAreas, destination) &&
        !(exceptFrom <= flightNumber && flightNumber <= exceptTo) &&
        // What is closed to all is closed, whoever enters a flight: most such entries are old flights under a new callsign.
        ((carriers.includes(ANYWHERE) && toAreas.includes(ANYWHERE)) || !isContradicted(since, lastEntered))
      );
    };
    const closed =
      forAllAt.get(origin.iataAirportCode)?.find(applies) ??
      forAllAt.get(destination.iataAirportCode)?.find(applies) ??
      forAllAt.get(origin.countryCode)?.find(applies) ??
      forAllAt.get(destination.countryCode)?.find(applies) ??
      ofCountry.get(holder?.countryCode ?? '')?.find(applies) ??
      ofCarrier.get(carrierCode)?.find(applies);
    if (!closed) return undefined;
    const { carriers, since, fromAreas } = closed.route;
    const successors = closed.route.successors.filter((code) => !closedAirports.has(code));
    const isCarriersOwn = carriers.length > 0 && !carriers.includes(ANYWHERE);
    const isClosed = ({ iataAirportCode: code }: Place) => fromAreas.includes(code) && closedAirports.has(code);
    const closedAirport = [origin, destination].find(isClosed)?.iataAirportCode ?? '';
    const isMoved = closedAirport !== '' && successors.length > 0;
    const reason = isCarriersOwn ? 'NO_LONGER_FLIES' : isMoved ? 'AIRPORT_MOVED' : 'ROUTE_CLOSED';
    return { reason, of: 'route', ...codeAndName(holder), since, successors, closedAirport } as const;
  };

  return (flight) =>
    (flight.holder && judgeHolder(flight.holder, flight.lastEntered)) ?? judgeNumber(flight) ?? judgeRoute(flight);
}
