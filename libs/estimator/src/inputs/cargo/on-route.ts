import type { RouteTrafficRow } from '@tim/reference-data';
import { meanOfRows } from '../mean-of-rows.ts';
import type { CargoData, CargoQuestion, CargoRule } from './cargo-rule.ts';

/**
 * Departures of the band's figure that weigh as much as a route's own [departures]: figure = (n · route + 50 · band) / (n + 50).
 * The method wants 2000 flights of six years for a route; the public tables hold two winter months. Beside published economy figures
 * of summer on 63 routes to and from the US the root mean square error is 12.3 % with 3, 12.0 % with 8, 11.5 % with 20, 11.3 % with
 * 50 and 11.8 % with 200.
 */
const SHRINKAGE_DEPARTURES = 50;

/** Mean of the rows with the body that are wanted, drawn towards the band's; undefined without any. */
function onRoute(
  { route, body }: CargoQuestion,
  { tables }: CargoData,
  kind: 'carrier-on-route-by-body' | 'all-carriers-on-route-by-body',
  isWanted: (row: RouteTrafficRow) => boolean,
): ReturnType<CargoRule> {
  if (route.reported.length === 0) return undefined;
  const bodyOf = (row: RouteTrafficRow) => tables.aircraft.find(row.icaoAircraftTypes[0] ?? '')?.value.body;
  const rows = route.reported.filter((row) => isWanted(row) && bodyOf(row) === body);
  const counted = meanOfRows(
    rows,
    (row) => row.cargoMassFraction,
    (row) => row.departures,
  );
  if (!counted) return undefined;
  const { departures, mean } = counted;
  const share = departures / (departures + SHRINKAGE_DEPARTURES);
  const band = tables.cargo.cargoMassFraction(body, route.greatCircleKm).value;
  return { ...tables.traffic.provenance, value: share * mean + (1 - share) * band, basis: { kind, departures } };
}

/** What the carrier itself carries on the route with the body (US BTS T-100). */
export const carrierOnRouteCargo: CargoRule = (question, data) =>
  onRoute(question, data, 'carrier-on-route-by-body', ({ carrierCode }) => carrierCode === question.carrierCode);

/** What all carriers carry on the route with the body (US BTS T-100). */
export const allCarriersOnRouteCargo: CargoRule = (question, data) =>
  onRoute(question, data, 'all-carriers-on-route-by-body', () => true);
