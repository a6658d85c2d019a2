import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, CarrierRoute, Tables } from '@tim/reference-data';
import { isUsTerritory } from '../../question/route.ts';
import { remember } from '../../remember.ts';
import type { AircraftData } from '../aircraft/aircraft-rule.ts';
import { RANGE_MARGIN } from '../aircraft/weigh-fleet.ts';
import { mayLand } from '../aircraft/may-land.ts';
import { marketBetween } from './market.ts';
import { reportingToUs } from './reported.ts';
import type { Standing, StandingData, StandingQuestion } from './standing-rule.ts';
import { routeStanding } from './tiers.ts';

/** Finds the standing of a carrier's route of the list of flights. */
export type StandingFinder = (route: CarrierRoute) => Standing;

/** What the rules look up. */
function standingData(tables: Tables, { fleetOf }: Pick<AircraftData, 'fleetOf'>): StandingData {
  let reporting: ReadonlySet<string> | undefined;
  const reachOf = remember(
    (carrierCode: string) => RANGE_MARGIN * Math.max(...fleetOf(carrierCode).members.map(({ type }) => type.rangeKm)),
  );
  let entered: ReadonlyMap<string, number> | undefined;
  let pairs: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return {
    tables,
    enteredShareOf: (carrierCode) => (entered ??= enteredShares(tables)).get(carrierCode) ?? 0,
    isReportingToUs: (carrierCode) => (reporting ??= reportingToUs(tables)).has(carrierCode),
    isItsOnlyPair: ({ carrierCode, origin, destination }) =>
      (pairs ??= pairsBetweenCities(tables)).get(ofCities(carrierCode, origin, destination))?.size === 1,
    hasFittingAircraft: (carrierCode, { origin, destination, greatCircleKm }) => {
      const { members } = fleetOf(carrierCode);
      if (members.length === 0) return true;
      if (reachOf(carrierCode) < greatCircleKm) return false;
      const mayUse = mayLand(tables.airportUse, origin, destination);
      return mayUse === undefined || members.some(({ type }) => mayUse(type.icaoAircraftType));
    },
  };
}

/** The same both ways. */
const ofCities = (carrierCode: string, one: Airport, other: Airport) =>
  [carrierCode, ...[one.cityCode, other.cityCode].toSorted()].join(' ');

/** The pairs of airports that each carrier is listed between, by carrier and cities, where a report names the cities. */
function pairsBetweenCities({ airports, flights, routeReports }: Tables): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const { carrierCode, originIndex, destinationIndex } of flights.carrierRoutes()) {
    const [origin, destination] = [airports.at(originIndex), airports.at(destinationIndex)];
    if (!routeReports.isCovered(origin, destination)) continue;
    const key = ofCities(carrierCode, origin, destination);
    const pair = [origin.iataAirportCode, destination.iataAirportCode].toSorted().join(' ');
    pairs.set(key, (pairs.get(key) ?? new Set()).add(pair));
  }
  return pairs;
}

/** By carrier, of its routes that were flown in 2022. */
function enteredShares({ airports, flights, frequencies }: Tables): ReadonlyMap<string, number> {
  const counts = new Map<string, { all: number; entered: number }>();
  for (const { carrierCode, originIndex, destinationIndex, lastEntered } of flights.carrierRoutes()) {
    if (!frequencies.hasFlownIn2022(carrierCode)) continue;
    const known = frequencies.ofCarrierRoute(carrierCode, airports.at(originIndex), airports.at(destinationIndex));
    if (known?.basis.kind !== 'flights-of-2022') continue;
    const count = counts.get(carrierCode) ?? { all: 0, entered: 0 };
    counts.set(carrierCode, count);
    count.all += 1;
    if (lastEntered !== '') count.entered += 1;
  }
  return new Map([...counts].map(([carrierCode, { all, entered }]) => [carrierCode, entered / all]));
}

/** @returns a finder over one set of tables; both ways of a route have one standing */
export function standingFinder(tables: Tables, aircraft: Pick<AircraftData, 'fleetOf'>): StandingFinder {
  const data = standingData(tables, aircraft);
  const homeOf = remember((carrierCode: string) => tables.carrierStatus.holderOf(carrierCode)?.countryCode ?? '');
  const found = new Map<CarrierRoute, Standing>();
  // A few hundred stand for all: an object each, not one with every route.
  const kept = new Map<string, Standing>();
  const keptOnce = (standing: Standing): Standing => {
    const key = `${standing.value} ${standing.source} ${Object.values(standing.basis).join(' ')}`;
    const before = kept.get(key) ?? standing;
    kept.set(key, before);
    return before;
  };
  return (route) => {
    const before = found.get(route);
    if (before) return before;
    const back = backOf(tables, route);
    // Read from the same end, whichever way is asked for first.
    const [one, other] = back && back.originIndex < route.originIndex ? [back, route] : [route, back];
    const standing = keptOnce(routeStanding(questionOf(tables, one, other, homeOf(route.carrierCode)), data));
    found.set(route, standing);
    if (back) found.set(back, standing);
    return standing;
  };
}

function backOf({ airports, flights }: Tables, { carrierCode, originIndex, destinationIndex }: CarrierRoute) {
  return flights.carrierRoute(carrierCode, airports.at(destinationIndex), airports.at(originIndex));
}

function questionOf(
  tables: Tables,
  route: CarrierRoute,
  back: CarrierRoute | undefined,
  home: string,
): StandingQuestion {
  const { carrierCode } = route;
  const [origin, destination] = [tables.airports.at(route.originIndex), tables.airports.at(route.destinationIndex)];
  const out = tables.frequencies.ofCarrierRoute(carrierCode, origin, destination);
  const inbound = tables.frequencies.ofCarrierRoute(carrierCode, destination, origin);
  const isBackNewer = back !== undefined && back.lastEntered > route.lastEntered;
  return {
    carrierCode,
    origin,
    destination,
    market: marketBetween(home, origin.countryCode, destination.countryCode),
    isToOrFromUs: isUsTerritory(origin.countryCode) !== isUsTerritory(destination.countryCode),
    greatCircleKm: greatCircleDistanceKm(origin, destination),
    isListedBothWays: back !== undefined,
    numberCount: route.flightNumberCount + (back?.flightNumberCount ?? 0),
    enteredNumberCount: route.enteredNumberCount + (back?.enteredNumberCount ?? 0),
    lastEntered: isBackNewer ? back.lastEntered : route.lastEntered,
    flightsAYear: moreOf(out, inbound),
  };
}

/** Flights of 2022 before those of 2016-17, then the more of them. */
function moreOf(one: StandingQuestion['flightsAYear'], other: StandingQuestion['flightsAYear']) {
  if (!one || !other) return one ?? other;
  const isLater = ({ basis }: typeof one) => Number(basis.kind === 'flights-of-2022');
  const first = isLater(one) - isLater(other) || one.value - other.value;
  return first >= 0 ? one : other;
}
