import { ccdDistanceKm, flownDistanceKm, fuelBurn, JET_KEROSENE, jetKeroseneWithSustainableFuel } from '@tim/engine';
import type { FuelFactors } from '@tim/engine';
import type { CalendarDate } from '@tim/notation';
import type {
  Airport,
  Body,
  CargoBasis,
  DistanceFactorBasis,
  FleetBasis,
  PassengerLoadBasis,
  ScheduledBasis,
  Sourced,
  Tables,
} from '@tim/reference-data';
import type { AircraftBasis, AircraftShare, NamedCarrier } from './estimate.ts';
import { aircraftData } from './inputs/aircraft/aircraft-data.ts';
import type { AircraftData, AircraftQuestion, WeightedType } from './inputs/aircraft/aircraft-rule.ts';
import { chooseType } from './inputs/aircraft/choose-type.ts';
import { fuelledType } from './inputs/aircraft/fuelled-type.ts';
import type { FuelledType } from './inputs/aircraft/fuelled-type.ts';
import { scheduledHourUtc } from './inputs/aircraft/scheduled.ts';
import { typesOnRoute } from './inputs/aircraft/tiers.ts';
import { cargoMassFraction } from './inputs/cargo/tiers.ts';
import { given } from './inputs/given.ts';
import { loadData } from './inputs/passenger-load/load-data.ts';
import { passengerLoadFactor } from './inputs/passenger-load/tiers.ts';
import { missingCabins } from './inputs/seats/cabins-on-board.ts';
import type { MissingCabins } from './inputs/seats/cabins-on-board.ts';
import { likelySeats } from './inputs/seats/likely-seats.ts';
import type { SourcedSeats } from './inputs/seats/likely-seats.ts';
import { seatsData } from './inputs/seats/seats-data.ts';
import { seatOptions } from './inputs/seats/tiers.ts';
import { namedCarrier } from './question/named-carrier.ts';
import type { Overrides, Unavailable } from './question/query.ts';
import { routeBetween } from './question/route.ts';
import { unavailable } from './question/unavailable.ts';
import type { Spread } from './range/spread.ts';

/** Whose flight between which airports is meant. */
export type FlightQuestion = {
  readonly carrierCode: string;
  /** Absent for any of the carrier's. */
  readonly flightNumber?: number;
  readonly origin: Airport;
  readonly destination: Airport;
  /** Of the departure, 1 to 12; absent for the whole year. */
  readonly month?: number;
  /** Absent for any day. */
  readonly departureDate?: CalendarDate;
  readonly aircraftCode?: string | undefined;
  readonly overrides?: Overrides | undefined;
};

/** Everything the computation needs of one carrier's flight on a route, each value with where it came from. */
export type ResolvedFlight = FuelledType & {
  readonly kind: 'resolved';
  readonly origin: Airport;
  readonly destination: Airport;
  /** [km] */
  readonly greatCircleKm: number;
  readonly aircraftBasis: AircraftBasis;
  /** Types that may fly it, the one used among them. */
  readonly types: readonly AircraftShare[];
  readonly distanceAdjustmentFactor: Sourced<number, DistanceFactorBasis>;
  readonly cargoMassFraction: Sourced<number, CargoBasis>;
  readonly passengerLoadFactor: Sourced<number, PassengerLoadBasis>;
  readonly seats: SourcedSeats;
  readonly missingCabins: MissingCabins;
  readonly fuel: FuelFactors;
  readonly spread: Spread;
  /** Hour of its departure [h UTC, 0 to 23]; undefined where no schedule has it. */
  readonly departureHourUtc: Sourced<number, ScheduledBasis> | undefined;
};

/** Resolves the inputs of a flight. */
export type FlightResolver = (question: FlightQuestion) => ResolvedFlight | Unavailable;

/** The types that may fly, and the basis to state for the one that is used. */
type FoundTypes = {
  readonly kind: 'types';
  readonly types: readonly WeightedType[];
  readonly isTypeCertain: boolean;
  readonly basisOf: (isMiddleOfSeveral: boolean) => AircraftBasis;
};

/** @returns a resolver over one set of tables */
export function flightResolver(tables: Tables, aircraft: AircraftData = aircraftData(tables)): FlightResolver {
  const hasWideBodies = (carrierCode: string) => aircraft.fleetOf(carrierCode).members.some(({ isWide }) => isWide);
  const data = { aircraft, seats: seatsData(tables), load: loadData(tables), cargo: { tables, hasWideBodies } };
  return (question) => {
    const { carrierCode, flightNumber = 0, origin, destination, month, departureDate, overrides = {} } = question;
    const route = routeBetween(tables, origin, destination);
    const ofAnyType = { carrierCode, flightNumber, departureDate, route, given: undefined, family: undefined };
    const found = findTypes(tables, data.aircraft, ofAnyType, question.aircraftCode);
    if (found.kind === 'unavailable') return found;

    const factor = given(overrides.distanceAdjustmentFactor) ?? tables.distanceFactors.find(origin, destination);
    const ccdKm = ccdDistanceKm(flownDistanceKm(route.greatCircleKm, factor.value));
    const cargoOf = (body: Body) =>
      cargoMassFraction({ carrierCode, route, body, given: overrides.cargoMassFraction }, data.cargo);
    const cargo: { [body in Body]?: Sourced<number, CargoBasis> } = {};
    const options = found.types.flatMap((mayFly) => {
      const { type, weight, reportedSeats, mayReportBeOfOthers, scheduledSeats } = mayFly;
      const { isTypeCertain } = found;
      const report = { reportedSeats, mayReportBeOfOthers };
      const asked = { carrierCode, type, route, ...report, scheduledSeats, isTypeCertain };
      const ofType = seatOptions({ ...asked, given: overrides.seatsPerClass }, data.seats);
      const seats = likelySeats(ofType);
      if (!seats) return [];
      const { body } = type.aircraft.value;
      const cargoOfBody = (cargo[body] ??= cargoOf(body));
      const { fuelBurnKg } = fuelBurn(type.curve.value, ccdKm, type.fuelFactor);
      const passengersFuelKg = fuelBurnKg * (1 - cargoOfBody.value);
      return [{ type, weight, seats, seatOptions: ofType, passengersFuelKg, cargoMassFraction: cargoOfBody }];
    });
    const chosen = chooseType(options);
    if (!chosen) return unavailable('NO_SEAT_LAYOUT', 'carrierCode', carrierCode);

    const { type, seats, cargoMassFraction: cargoUsed } = chosen.option;
    const { icaoAircraftType } = type.aircraft.value;
    const loadQuestion = { carrierCode, route, icaoAircraftType, month, given: overrides.passengerLoadFactor };
    return {
      kind: 'resolved',
      origin,
      destination,
      greatCircleKm: route.greatCircleKm,
      aircraft: type.aircraft,
      aircraftBasis: found.basisOf(options.length > 1),
      types: chosen.shares,
      curve: type.curve,
      fuelFactor: type.fuelFactor,
      distanceAdjustmentFactor: factor,
      cargoMassFraction: cargoUsed,
      passengerLoadFactor: passengerLoadFactor(loadQuestion, data.load),
      seats: seats.seats,
      missingCabins: missingCabins(chosen.option.seatOptions),
      fuel: fuelFactors(overrides),
      spread: chosen.spread,
      departureHourUtc: scheduledHourUtc(ofAnyType, data.aircraft),
    };
  };
}

function fuelFactors({ sustainableFuel }: Overrides): FuelFactors {
  if (!sustainableFuel) return JET_KEROSENE;
  return jetKeroseneWithSustainableFuel(sustainableFuel.massFraction, sustainableFuel.lifeCycleSavingFraction);
}

/** The types that may fly: of a family's name those of it that the carrier flies, else the method's type for the family. */
function findTypes(
  tables: Tables,
  data: AircraftData,
  ofAnyType: AircraftQuestion,
  aircraftCode: string | undefined,
): FoundTypes | Unavailable {
  const { carrierCode } = ofAnyType;
  const carrier = namedCarrier(tables, carrierCode);
  const family = aircraftCode === undefined ? undefined : tables.families.typesOf(aircraftCode);
  if (aircraftCode === undefined || family) {
    const found = typesOnRoute({ ...ofAnyType, family }, data);
    if (found) {
      const isFleetKnown =
        data.fleetOf(carrierCode).members.length + data.reportedTypesOf(carrierCode).members.length > 0;
      const basisOf = (isMiddleOfSeveral: boolean) =>
        foundBasis(found.basis, { ...carrier, isFleetKnown, isMiddleOfSeveral }, family && aircraftCode);
      return { kind: 'types', types: found.value, isTypeCertain: false, basisOf };
    }
    if (aircraftCode === undefined) return unavailable('NO_AIRCRAFT_TABLE', 'carrierCode', carrierCode);
  }
  const type = fuelledType(tables, aircraftCode);
  if (type === 'unknown') return unavailable('UNKNOWN_AIRCRAFT', 'aircraftCode', aircraftCode);
  if (type === 'no-fuel-table') return unavailable('NO_AIRCRAFT_TABLE', 'aircraftCode', aircraftCode);
  const types = typesOnRoute({ ...ofAnyType, given: type }, data)?.value ?? [];
  const basis: AircraftBasis = family
    ? { kind: 'family-default', family: aircraftCode, ...carrier }
    : { kind: 'given' };
  return { kind: 'types', types, isTypeCertain: true, basisOf: () => basis };
}

function foundBasis(
  basis: FleetBasis,
  found: NamedCarrier & { readonly isFleetKnown: boolean; readonly isMiddleOfSeveral: boolean },
  family: string | undefined,
): AircraftBasis {
  if (basis.kind === 'given') return basis;
  return { ...basis, ...found, ...(family !== undefined && { family }) };
}
