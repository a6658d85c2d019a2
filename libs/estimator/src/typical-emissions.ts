import { ENGINE_VERSION, weightedMedian } from '@tim/engine';
import type { Airport, Tables } from '@tim/reference-data';
import { compute } from './compute-flight.ts';
import { CABIN_CLASSES } from './estimate.ts';
import type {
  CabinClass,
  GramsPerPassenger,
  MarketQuery,
  TypicalResult,
  Unavailable,
  WorkingStep,
} from './estimate.ts';
import { findAirport } from './find-airport.ts';
import type { CarrierRouteResolver } from './resolve-carrier-route.ts';
import { unavailable } from './unavailable.ts';

/** Airport pairs a city's code is answered for at most: the busiest. */
const MOST_AIRPORT_PAIRS = 3;

type AirportPair = { readonly origin: Airport; readonly destination: Airport; readonly flightNumbers: number };
type CarrierRow = {
  readonly kind: 'row';
  readonly carrierCode: string;
  readonly market: string;
  readonly icaoAircraftType: string;
  readonly weight: number;
  readonly grams: Readonly<Record<CabinClass, number>>;
};

/** The airports a code stands for: one, or a city's, busiest first. */
function airportsOf(tables: Tables, field: 'origin' | 'destination', code: string): readonly Airport[] | Unavailable {
  const found = findAirport(tables, field, code);
  if (found.kind === 'found') return [found.airport];
  return found.reason === 'CITY_CODE' ? tables.airports.ofCity(code) : found;
}

const isList = (value: readonly Airport[] | Unavailable): value is readonly Airport[] => Array.isArray(value);

function servedPairs(tables: Tables, origins: readonly Airport[], destinations: readonly Airport[]): AirportPair[] {
  const pairs = origins.flatMap((origin) =>
    destinations
      .filter((destination) => destination !== origin)
      .map((destination) => {
        const carriers = tables.flights.carriersOnRoute(origin, destination);
        const flightNumbers = carriers.reduce((sum, route) => sum + route.flightNumberCount, 0);
        return { origin, destination, flightNumbers };
      }),
  );
  return pairs
    .filter((pair) => pair.flightNumbers > 0)
    .sort((a, b) => b.flightNumbers - a.flightNumbers)
    .slice(0, MOST_AIRPORT_PAIRS);
}

function rowsOf(
  tables: Tables,
  resolveCarrierRoute: CarrierRouteResolver,
  pair: AirportPair,
): (CarrierRow | Unavailable)[] {
  const { origin, destination } = pair;
  return tables.flights.carriersOnRoute(origin, destination).map((route) => {
    const resolved = resolveCarrierRoute(route.carrierCode, origin, destination, undefined);
    if (resolved.kind === 'unavailable') return resolved;
    return {
      kind: 'row',
      carrierCode: route.carrierCode,
      market: `${origin.iataAirportCode}-${destination.iataAirportCode}`,
      icaoAircraftType: resolved.aircraft.value.icaoAircraftType,
      weight: route.flightNumberCount,
      grams: compute(resolved).grams.wellToWakeGrams,
    };
  });
}

function medianStep(rows: readonly CarrierRow[], medians: GramsPerPassenger): WorkingStep {
  return {
    key: 'weightedMedian',
    name: 'Middle of the carriers on the route',
    formula: 'per cabin, the first value in rising order at which half of the flight numbers are reached',
    inputs: rows.flatMap(({ carrierCode, market, icaoAircraftType, weight, grams }) => [
      {
        symbol: `e ${carrierCode} ${market}`,
        name: `Economy on ${carrierCode} ${market}, ${icaoAircraftType}`,
        value: grams.economy,
        unit: 'g CO2e',
      },
      {
        symbol: `w ${carrierCode} ${market}`,
        name: `Flight numbers of ${carrierCode} ${market}`,
        value: weight,
        unit: '1',
      },
    ]),
    results: CABIN_CLASSES.map((cabin) => ({
      symbol: `typical ${cabin}`,
      name: `Typical emissions per passenger, ${cabin}`,
      value: medians[cabin] ?? 0,
      unit: 'g CO2e',
    })),
    source:
      'Travel Impact Model 3.0.0, projects/typical_flight_emissions.md, weighted median; weights are known flight numbers, not operating days',
  };
}

/**
 * Typical emissions of a market: for each cabin, the median over the carriers known to fly it without a stop,
 * each weighted by its known flight numbers.
 */
export function typicalEmissions(
  tables: Tables,
  resolveCarrierRoute: CarrierRouteResolver,
  market: MarketQuery,
  includesWorking: boolean,
): TypicalResult {
  const origins = airportsOf(tables, 'origin', market.origin);
  if (!isList(origins)) return origins;
  const destinations = airportsOf(tables, 'destination', market.destination);
  if (!isList(destinations)) return destinations;
  if (market.origin === market.destination) return unavailable('SAME_AIRPORT', 'destination', market.destination);
  const pairs = servedPairs(tables, origins, destinations);
  if (pairs.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', market.destination);
  const results = pairs.flatMap((pair) => rowsOf(tables, resolveCarrierRoute, pair));
  const rows = results.filter((row) => row.kind === 'row');
  const firstReason = results.find((row) => row.kind === 'unavailable');
  if (rows.length === 0) {
    return firstReason ?? unavailable('NO_KNOWN_SERVICE', 'destination', market.destination);
  }
  const medianOf = (cabin: CabinClass) =>
    weightedMedian(rows.map(({ grams, weight }) => ({ value: grams[cabin], weight })));
  const medians = {
    economy: medianOf('economy'),
    premiumEconomy: medianOf('premiumEconomy'),
    business: medianOf('business'),
    first: medianOf('first'),
  };
  const isCityAsked = origins.length > 1 || destinations.length > 1;
  const estimate: TypicalResult = {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: medians,
    carrierCodes: [...new Set(rows.map((row) => row.carrierCode))],
    answeredMarkets: isCityAsked
      ? pairs.map(({ origin, destination }) => ({
          origin: origin.iataAirportCode,
          destination: destination.iataAirportCode,
        }))
      : [],
  };
  if (!includesWorking) return estimate;
  return { ...estimate, working: { engineVersion: ENGINE_VERSION, steps: [medianStep(rows, medians)] } };
}
