import type { FleetBasis, ScheduledBasis } from '@tim/reference-data';
import type { AircraftQuestion, AircraftRule } from './aircraft-rule.ts';
import { weighFleet } from './weigh-fleet.ts';
import type { Fleet } from './weigh-fleet.ts';

/** The types of a fleet that may fly the route; undefined where none does. */
function typesOfFleet(
  fleet: Fleet,
  kind: Exclude<FleetBasis, ScheduledBasis>['kind'],
  { route, family }: AircraftQuestion,
  meanSeats?: number,
): ReturnType<AircraftRule> {
  const value = weighFleet(fleet, route, family, meanSeats);
  return value.length === 0 ? undefined : { ...fleet.provenance, value, basis: { kind } };
}

/** The carrier's own fleet, and the seats its flights on the route had, where they are known. */
export const carrierFleet: AircraftRule = (question, { fleetOf, tables }) => {
  const { carrierCode, route } = question;
  const meanSeats = tables.frequencies.meanSeats(carrierCode, route.origin, route.destination)?.value;
  const kind = meanSeats === undefined ? 'carrier-fleet' : 'fleet-and-seats-on-route';
  return typesOfFleet(fleetOf(carrierCode), kind, question, meanSeats);
};

/** The types a carrier without a known fleet reports on its other routes. Away from the US the code may be another company's. */
export const reportedElsewhere: AircraftRule = (question, { reportedTypesOf }) =>
  question.route.touchesUs
    ? typesOfFleet(reportedTypesOf(question.carrierCode), 'reported-elsewhere', question)
    : undefined;

/** All carriers' fleets; not for a family, for which the method names a type. */
export const allCarriersFleets: AircraftRule = (question, { everyFleet }) =>
  question.family ? undefined : typesOfFleet(everyFleet, 'all-carriers-fleets', question);
