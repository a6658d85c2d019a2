import type { CalendarDate } from '@tim/notation';
import type { FleetBasis, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { Rule } from '../first-answer.ts';
import type { FuelledType, TypeFinder } from './fuelled-type.ts';
import type { Fleet } from './weigh-fleet.ts';

/** Mean seats of flights in a schedule: by class, or their total alone. */
export type ScheduledSeats = { readonly seatsPerClass: SeatsPerClass } | { readonly totalSeats: number };

/** A type that may fly a route. */
export type WeightedType = {
  readonly type: FuelledType;
  /** How likely it is [any unit]. */
  readonly weight: number;
  /** Mean seats per departure reported of the carrier's flights with it on the route. */
  readonly reportedSeats: number | undefined;
  /** The report may be of the carrier's other types: it pools several, or has the seats of another and none of its own. */
  readonly mayReportBeOfOthers?: boolean | undefined;
  /** Absent where no schedule has seats of its flights. */
  readonly scheduledSeats?: ScheduledSeats | undefined;
};

/** What a type's seats on a route are reported to be. */
export type SeatsReport = Pick<WeightedType, 'reportedSeats' | 'mayReportBeOfOthers'>;

export type AircraftQuestion = {
  readonly carrierCode: string;
  /** 0 for any of the carrier's. */
  readonly flightNumber: number;
  readonly route: Route;
  /** Absent for any day. */
  readonly departureDate?: CalendarDate | undefined;
  /** The type the caller names: a code that means one type. */
  readonly given: FuelledType | undefined;
  /** Types to choose from, where the caller names a family. */
  readonly family: readonly string[] | undefined;
};

export type AircraftData = {
  readonly tables: Pick<
    Tables,
    | 'airportUse'
    | 'australiaTraffic'
    | 'cabins'
    | 'frequencies'
    | 'routeAircraft'
    | 'schedules'
    | 'seenAircraft'
    | 'traffic'
  >;
  readonly typeOf: TypeFinder;
  /** A carrier's own fleet; empty where it is not known. */
  readonly fleetOf: (carrierCode: string) => Fleet;
  /** What a carrier without a known fleet reports to fly to, from and within the US. */
  readonly reportedTypesOf: (carrierCode: string) => Fleet;
  readonly everyFleet: Fleet;
};

/** One way to the types that may fly a route. */
export type AircraftRule = Rule<AircraftQuestion, AircraftData, Sourced<readonly WeightedType[], FleetBasis>>;
