import type { Body, RouteTrafficRow, Sourced, Tables } from '@tim/reference-data';
import { logit, shareOfLogit } from './odds.ts';
import { GLOBAL_DEFAULT_LOAD_FACTOR } from './provenance.ts';
import { publishedLoadFinder } from './published-load.ts';
import type { Route } from './route.ts';
import { typeLoadFinder } from './type-load.ts';

/**
 * Departures of the wider figure that weigh as much as a route's own [departures]: figure = (n · route + K · wider) / (n + K).
 * The method wants 2000 flights of six years for a route; the public tables hold two winter months. K follows from how a
 * carrier's route in one month tells the other month, of T-100 itself: cargo correlates by 0.79 (999 wide-body routes of
 * about 30 departures a month), load factors by 0.47. One month of n departures then deserves the weight r = n / (n + K).
 */
export const LOAD_FACTOR_SHRINKAGE_DEPARTURES = 30;
export const CARGO_SHRINKAGE_DEPARTURES = 8;

/** The same of a carrier's flights in a region, towards the default [departures]. Our choice. */
const CARRIER_SHRINKAGE_DEPARTURES = 100;

/** A month of the quarter in which both months of T-100 lie. */
const TRAFFIC_MONTH = 1;

/** A fuller route is taken for one this full [1]: a few small flights report every seat sold. */
const HIGHEST_LOAD_FACTOR = 0.98;

/** How a body's or route's figure was reached; its provenance and how many departures it rests on. */
export type Load = Sourced<number> & { readonly departures: number };

type Sum = { readonly departures: number; readonly mean: number };

/** The loads of one carrier's flights. */
export type CarrierLoads = {
  /**
   * Passenger load factor [1]: the carrier's own on the route (T-100), drawn towards the carrier's; else the carrier's of
   * the quarter with the aircraft (T-2, US carriers) or in the region (T-100, drawn towards the default); away from the US
   * the month's as the carrier publishes it; else the method's default. What was reported in winter is brought to the quarter
   * as US carriers' load factors change in the region.
   *
   * @param icaoAircraftType - the aircraft flown
   * @param month - of the departure, 1 to 12; undefined for the whole year
   */
  readonly passengerLoadFactor: (route: Route, icaoAircraftType: string, month: number | undefined) => Load;
  /**
   * Cargo mass fraction [1]: the carrier's own with the body on the route, else all carriers' on it, each drawn towards
   * the band's; else, of narrow bodies without an end in the US, one figure for all; else the band's by distance and body.
   */
  readonly cargoMassFraction: (route: Route, body: Body) => Load;
};

const quarterOf = (month: number | undefined) => (month === undefined ? undefined : Math.ceil(month / 3));

/** Finds a carrier's loads. */
export type LoadFinder = (carrierCode: string) => CarrierLoads;

function mean(
  rows: Iterable<RouteTrafficRow>,
  isWanted: (row: RouteTrafficRow) => boolean,
  valueOf: (row: RouteTrafficRow) => number | undefined,
  weightOf: (row: RouteTrafficRow) => number,
): Sum | undefined {
  let departures = 0;
  let weights = 0;
  let sum = 0;
  for (const row of rows) {
    const value = isWanted(row) ? valueOf(row) : undefined;
    if (value === undefined) continue;
    departures += row.departures;
    weights += weightOf(row);
    sum += value * weightOf(row);
  }
  return weights > 0 ? { departures, mean: sum / weights } : undefined;
}

const meanLoadFactor = (rows: Iterable<RouteTrafficRow>, isWanted: (row: RouteTrafficRow) => boolean) =>
  mean(
    rows,
    isWanted,
    (row) => Math.min(HIGHEST_LOAD_FACTOR, row.passengerLoadFactor),
    (row) => row.departures * row.seatsPerDeparture,
  );

const shareOfRoute = ({ departures }: Sum, shrinkageDepartures: number) =>
  departures / (departures + shrinkageDepartures);

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make();
  map.set(key, made);
  return made;
}

/** @returns finder of loads in one set of tables */
export function loadFinder(tables: Tables): LoadFinder {
  const { traffic, loadFactors, cargo: cargoBands } = tables;
  const changeOfType = typeLoadFinder(tables);
  const bodyOf = (row: RouteTrafficRow) => tables.aircraft.find(row.icaoAircraftTypes[0] ?? '')?.value.body;

  const defaultLoadFactor: Load = { ...GLOBAL_DEFAULT_LOAD_FACTOR, departures: 0 };

  /** From the months reported to a month's quarter: the change of the odds that a seat is taken. */
  const changeOfOdds = (region: string, month: number | undefined) =>
    logit(traffic.regionLoadFactor(region, quarterOf(month))) -
    logit(traffic.regionLoadFactor(region, quarterOf(TRAFFIC_MONTH)));

  const inRegions = new Map<string, Sum | undefined>();
  const ofCarrierInRegion = (carrierCode: string, region: string): Sum | undefined => {
    const key = carrierCode + region;
    if (inRegions.has(key)) return inRegions.get(key);
    const sum = meanLoadFactor(traffic.rows(), (row) => row.carrierCode === carrierCode && row.region === region);
    inRegions.set(key, sum);
    return sum;
  };

  /** The carrier's load factor, not of the route alone. */
  const ofCarrier = (
    carrierCode: string,
    isDomestic: boolean,
    region: string | undefined,
    icaoAircraftType: string,
    month: number | undefined,
  ): Load => {
    const quarter = quarterOf(month);
    const ofQuarter =
      quarter === undefined
        ? undefined
        : loadFactors.ofCarrier(carrierCode, quarter, isDomestic ? 'domestic' : 'international');
    const reported = ofQuarter ?? loadFactors.ofCarrierYear(carrierCode);
    if (reported) {
      const { passengerLoadFactor, departures } = reported.value;
      const change = changeOfType(carrierCode, icaoAircraftType, isDomestic ? 'domestic' : (region ?? 'abroad'));
      if (change === 0) return { ...reported, value: passengerLoadFactor, departures };
      const strategy = ofQuarter ? 'CARRIER_AIRCRAFT_QUARTER' : 'CARRIER_AIRCRAFT_YEAR';
      return { ...reported, strategy, value: shareOfLogit(logit(passengerLoadFactor) + change), departures };
    }
    const inRegion = region === undefined ? undefined : ofCarrierInRegion(carrierCode, region);
    if (!inRegion || region === undefined) return defaultLoadFactor;
    const share = shareOfRoute(inRegion, CARRIER_SHRINKAGE_DEPARTURES);
    const inSeason = shareOfLogit(logit(inRegion.mean) + changeOfOdds(region, month));
    return {
      ...traffic.provenance,
      strategy: 'CARRIER_MONTH',
      value: share * inSeason + (1 - share) * GLOBAL_DEFAULT_LOAD_FACTOR.value,
      departures: inRegion.departures,
    };
  };

  const bandLoads = new Map<Sourced<number>, Load>();
  const ofBand = (band: Sourced<number>): Load => {
    const before = bandLoads.get(band);
    if (before) return before;
    const made = { ...band, departures: 0 };
    bandLoads.set(band, made);
    return made;
  };
  const narrowBodyAwayFromUs = ofBand(cargoBands.narrowBodyAwayFromUs.cargoMassFraction);

  /** Cargo on a route that something was reported of. */
  const cargoOfReported = (carrierCode: string, { reported, greatCircleKm }: Route, body: Body): Load => {
    const band = cargoBands.cargoMassFraction(body, greatCircleKm);
    const cargo = (isWanted: (row: RouteTrafficRow) => boolean) =>
      mean(
        reported,
        (row) => isWanted(row) && bodyOf(row) === body,
        (row) => row.cargoMassFraction,
        (row) => row.departures,
      );
    const own = cargo((row) => row.carrierCode === carrierCode);
    const onRoute = own ?? cargo(() => true);
    if (!onRoute) return ofBand(band);
    const share = shareOfRoute(onRoute, CARGO_SHRINKAGE_DEPARTURES);
    return {
      ...traffic.provenance,
      strategy: own ? 'CARRIER_ROUTE_AIRCRAFT_CLASS' : 'ROUTE_AIRCRAFT_CLASS',
      value: share * onRoute.mean + (1 - share) * band.value,
      departures: onRoute.departures,
    };
  };

  return (carrierCode) => {
    const isFleetKnown = tables.fleets.ofCarrier(carrierCode) !== undefined;
    const publishedLoad = publishedLoadFinder(tables, carrierCode);
    /** Its load factors by type, then by month, 0 for the year, abroad before at home: where nothing was reported, and by region. */
    const unreported = new Map<string, (Load | undefined)[]>();
    const byRegion = new Map<string, Map<string, (Load | undefined)[]>>();
    const wider = (
      isDomestic: boolean,
      region: string | undefined,
      icaoAircraftType: string,
      month: number | undefined,
    ): Load => {
      const ofTypes =
        region === undefined ? unreported : getOrMake(byRegion, region, () => new Map<string, (Load | undefined)[]>());
      const ofType = getOrMake(ofTypes, icaoAircraftType, () => []);
      const place = 2 * (month ?? 0) + Number(isDomestic);
      return (ofType[place] ??= ofCarrier(carrierCode, isDomestic, region, icaoAircraftType, month));
    };
    const isOwn = (row: RouteTrafficRow) => row.carrierCode === carrierCode;
    return {
      passengerLoadFactor: (route, icaoAircraftType, month) => {
        const { isDomestic, reported, touchesUs } = route;
        // Away from the US the code of a carrier without a known fleet may be another company's.
        if (!touchesUs && !isFleetKnown) return defaultLoadFactor;
        const published = touchesUs ? undefined : publishedLoad(route, month);
        if (published) return published;
        const region = reported[0]?.region;
        const now = wider(isDomestic, region, icaoAircraftType, month);
        const onRoute = reported.length > 0 ? meanLoadFactor(reported, isOwn) : undefined;
        if (!onRoute) return now;
        const then = wider(isDomestic, region, icaoAircraftType, TRAFFIC_MONTH);
        const difference = logit(onRoute.mean) - logit(then.value);
        return {
          ...traffic.provenance,
          strategy: 'CARRIER_ROUTE_MONTH',
          value: shareOfLogit(logit(now.value) + shareOfRoute(onRoute, LOAD_FACTOR_SHRINKAGE_DEPARTURES) * difference),
          departures: onRoute.departures,
        };
      },

      cargoMassFraction: (route, body) => {
        const { reported, greatCircleKm, touchesUs } = route;
        if (reported.length > 0) return cargoOfReported(carrierCode, route, body);
        if (body === 'narrow' && !touchesUs) return narrowBodyAwayFromUs;
        return ofBand(cargoBands.cargoMassFraction(body, greatCircleKm));
      },
    };
  };
}
