import type { Airport, Body, RouteTrafficRow, Sourced, Tables } from '@tim/reference-data';
import { GLOBAL_DEFAULT_LOAD_FACTOR } from './provenance.ts';

/**
 * Departures of the band's or carrier's figure that weigh as much as a route's own [departures]. The method wants 2000
 * flights of six years for a route; the public tables hold two winter months, so that a route's figure is shrunk towards
 * the wider one by its number of departures: figure = (n · route + K · wider) / (n + K). Our choice, see docs/methodology.md.
 */
export const LOAD_FACTOR_SHRINKAGE_DEPARTURES = 100;
export const CARGO_SHRINKAGE_DEPARTURES = 30;

/** How a body's or route's figure was reached; its provenance and how many departures it rests on. */
export type Load = Sourced<number> & { readonly departures: number };

type Sum = { readonly departures: number; readonly mean: number };

function mean(
  rows: readonly RouteTrafficRow[],
  isWanted: (row: RouteTrafficRow) => boolean,
  valueOf: (row: RouteTrafficRow) => number,
  weightOf: (row: RouteTrafficRow) => number,
): Sum | undefined {
  let departures = 0;
  let weights = 0;
  let sum = 0;
  for (const row of rows) {
    if (!isWanted(row)) continue;
    departures += row.departures;
    weights += weightOf(row);
    sum += valueOf(row) * weightOf(row);
  }
  return weights > 0 ? { departures, mean: sum / weights } : undefined;
}

const shrunk = (route: Sum, wider: number, shrinkageDepartures: number) =>
  (route.departures * route.mean + shrinkageDepartures * wider) / (route.departures + shrinkageDepartures);

/**
 * Passenger load factor [1] of a carrier's flights on a route: the carrier's own on the route (US routes), shrunk towards
 * the carrier's of the quarter (US carriers), else the method's global default.
 *
 * @param quarter - of the departure, 1 to 4; undefined for the whole year
 */
export function passengerLoadFactor(
  tables: Tables,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  quarter: number | undefined,
): Load {
  const isDomestic = origin.countryCode === destination.countryCode;
  const ofQuarter =
    quarter === undefined
      ? undefined
      : tables.loadFactors.ofCarrier(carrierCode, quarter, isDomestic ? 'domestic' : 'international');
  const ofCarrier = ofQuarter ?? tables.loadFactors.ofCarrierYear(carrierCode);
  const wider: Load = ofCarrier
    ? { ...ofCarrier, value: ofCarrier.value.passengerLoadFactor, departures: ofCarrier.value.departures }
    : { ...GLOBAL_DEFAULT_LOAD_FACTOR, departures: 0 };
  const onRoute = mean(
    tables.traffic.onRoute(origin, destination),
    (row) => row.carrierCode === carrierCode,
    (row) => row.passengerLoadFactor,
    (row) => row.departures * row.seatsPerDeparture,
  );
  if (!onRoute) return wider;
  return {
    ...tables.traffic.provenance,
    strategy: 'CARRIER_ROUTE_MONTH',
    value: shrunk(onRoute, wider.value, LOAD_FACTOR_SHRINKAGE_DEPARTURES),
    departures: onRoute.departures,
  };
}

/**
 * Cargo mass fraction [1] of a carrier's flights with a body on a route: the carrier's own on the route, else all
 * carriers' on it, each shrunk towards the band's, else the band's by distance and body.
 *
 * @param isBodyOf - tells a traffic row's body
 */
export function cargoMassFraction(
  tables: Tables,
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  body: Body,
  greatCircleKm: number,
  isBodyOf: (row: RouteTrafficRow, body: Body) => boolean,
): Load {
  const band = tables.cargo.cargoMassFraction(body, greatCircleKm);
  const rows = tables.traffic.onRoute(origin, destination);
  const cargo = (isWanted: (row: RouteTrafficRow) => boolean) =>
    mean(
      rows,
      (row) => isBodyOf(row, body) && isWanted(row),
      (row) => row.cargoMassFraction,
      (row) => row.departures,
    );
  const own = cargo((row) => row.carrierCode === carrierCode);
  const onRoute = own ?? cargo(() => true);
  if (!onRoute) return { ...band, departures: 0 };
  return {
    ...tables.traffic.provenance,
    strategy: own ? 'CARRIER_ROUTE_AIRCRAFT_CLASS' : 'ROUTE_AIRCRAFT_CLASS',
    value: shrunk(onRoute, band.value, CARGO_SHRINKAGE_DEPARTURES),
    departures: onRoute.departures,
  };
}
