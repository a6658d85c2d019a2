import type { CountedSeats } from '@tim/reference-data';
import { weighedLayouts } from '../seats/fitting-layouts.ts';
import type { AircraftData, AircraftQuestion, AircraftRule, WeightedType } from './aircraft-rule.ts';
import type { KnownType } from './fuelled-type.ts';
import { tiltedTo } from './tilted-to.ts';
import { weighFleet } from './weigh-fleet.ts';

/** Fewest flights counted of a carrier on a route from which their seats say what flies there [flights]. Our choice. */
const FEWEST_FLIGHTS = 8;

/** One whole number of seats is a layout's whose total is as near as this [1]. */
const NEAR_TOTAL = 0.01;

/**
 * How much a layout counts by its total: a bell curve of this width over the logarithm of its ratio to the seats counted [1], narrow
 * where months kept one whole number, wide where types or layouts were mixed. Where the types are known (US BTS T-100, February 2026,
 * 1319 routes of carriers from outside the US), these tell them best from the mean seats of a route alone: log loss 0.72, the likeliest
 * type right on 72 % of flights; 1.09 and 55 % by the fleet and the seats of 2016-17.
 */
const WIDTH_OF_ONE = 0.005;
const WIDTH_OF_MEAN = 0.07;

/** Layouts whose weights come to less than this part of the fleet's say nothing of the seats [1]. Our choice. */
const FEWEST_WEIGHT = 1e-4;

/** Share below which a type is left out [1]. Our choice. */
const NEGLIGIBLE_SHARE = 0.01;

/** A layout of a type of the fleet, and how likely it flies there [any unit]. */
type FleetLayout = { readonly type: KnownType; readonly seats: number; readonly weight: number };

/** The types whose layouts have the seats that a country counts on the carrier's flights on the route (Australia). */
export const countedSeatsOnRoute: AircraftRule = (question, data) => {
  const { australiaTraffic } = data.tables;
  const counted = australiaTraffic.seats(question.carrierCode, question.route.origin, question.route.destination);
  if (counted.length === 0 || flightsOf(counted) < FEWEST_FLIGHTS) return undefined;
  const layouts = fleetLayouts(question, data);
  const sums = new Map<KnownType, { weight: number; weightOf: Map<number, number> }>();
  let total = 0;
  for (const row of counted) {
    const fitting = layoutsOf(row, layouts);
    const all = fitting.reduce((sum, { weight }) => sum + weight, 0);
    for (const { type, seats, weight } of fitting) {
      const sum = sums.get(type) ?? { weight: 0, weightOf: new Map<number, number>() };
      const flights = (row.flights * weight) / all;
      sum.weight += flights;
      sum.weightOf.set(seats, (sum.weightOf.get(seats) ?? 0) + flights);
      sums.set(type, sum);
    }
    if (all > 0) total += row.flights;
  }
  const value = [...sums]
    .filter(([, { weight }]) => weight >= total * NEGLIGIBLE_SHARE)
    .map(([type, { weight, weightOf }]): WeightedType => ({ type, weight, reportedSeats: mostFlown(weightOf) }));
  if (value.length === 0) return undefined;
  return { ...australiaTraffic.provenance, value, basis: { kind: 'counted-seats-on-route' } };
};

const flightsOf = (counted: readonly CountedSeats[]) => counted.reduce((sum, { flights }) => sum + flights, 0);

/** Seats of the carrier's flights with a type on the route, where months kept the total of one of its layouts; undefined else. */
export function countedSeatsOf(
  { carrierCode, route }: AircraftQuestion,
  { tables: { australiaTraffic, cabins } }: AircraftData,
  icaoAircraftType: string,
): number | undefined {
  const counted = australiaTraffic.seats(carrierCode, route.origin, route.destination);
  if (counted.length === 0) return undefined;
  const totals = cabins.ofCarrierType(carrierCode, icaoAircraftType).map(({ totalSeats }) => totalSeats);
  const [most] = counted
    .filter(({ seats, isWhole }) => isWhole && totals.some((total) => isNear(total, seats)))
    .toSorted((a, b) => b.flights - a.flights);
  return most?.seats;
}

/** The total of the layout with the most flights. */
function mostFlown(weightOf: ReadonlyMap<number, number>): number | undefined {
  return [...weightOf].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const isNear = (total: number, seats: number) => Math.abs(total / seats - 1) <= NEAR_TOTAL;

/** The layouts of the carrier's fleet that may fly the route. */
function fleetLayouts(
  { carrierCode, route, family }: AircraftQuestion,
  { fleetOf, tables }: AircraftData,
): readonly FleetLayout[] {
  const fleet = fleetOf(carrierCode);
  return weighFleet(fleet, route, family, undefined).flatMap(({ type, weight }) => {
    const own = weighedLayouts(tables.cabins.ofCarrierType(carrierCode, type.icaoAircraftType), route);
    const all = own.reduce((sum, layout) => sum + layout.weight, 0);
    if (all > 0)
      return own.map(({ of, weight: share }) => ({ type, seats: of.totalSeats, weight: (weight * share) / all }));
    const usual = fleet.members.find((member) => member.type === type)?.seats;
    return usual === undefined ? [] : [{ type, seats: usual, weight }];
  });
}

/** The layouts that the seats counted may be of: of one whole number those of that total, else those near it, with it as their mean. */
function layoutsOf({ seats, isWhole }: CountedSeats, layouts: readonly FleetLayout[]): readonly FleetLayout[] {
  const nearBy = (width: number) =>
    layouts.map((layout) => {
      const widths = Math.log(layout.seats / seats) / width;
      return { ...layout, weight: layout.weight * Math.exp(-0.5 * widths * widths) };
    });
  if (isWhole && layouts.some((layout) => isNear(layout.seats, seats))) return nearBy(WIDTH_OF_ONE);
  const near = nearBy(WIDTH_OF_MEAN);
  const weightOf = (some: readonly FleetLayout[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(near) < FEWEST_WEIGHT * weightOf(layouts) ? [] : tiltedTo(seats, near);
}
