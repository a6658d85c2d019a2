import { ccdDistanceKm, flownDistanceKm, fuelBurnKg, greatCircleDistanceKm } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Airport, Body, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import { typesOfFamily } from './aircraft-families.ts';
import { aircraftMixer } from './aircraft-mix.ts';
import type { AircraftMix, AircraftMixer } from './aircraft-mix.ts';
import { describeBasis } from './basis.ts';
import { seatsFinder } from './cabin-layouts.ts';
import { AircraftChooser } from './choose-aircraft.ts';
import type { AircraftSpread } from './choose-aircraft.ts';
import type { AircraftShare, AircraftUsed, Unavailable } from './estimate.ts';
import { loadFinder } from './loads.ts';
import type { Load } from './loads.ts';
import { routeKind } from './route-kind.ts';
import { unavailable } from './unavailable.ts';

/** Everything the computation needs of one carrier's flight on a route, each value with where it came from. */
export type ResolvedFlight = {
  readonly kind: 'resolved';
  readonly origin: Airport;
  readonly destination: Airport;
  /** [km] */
  readonly greatCircleKm: number;
  readonly aircraft: Sourced<Aircraft>;
  readonly basis: AircraftUsed['basis'];
  readonly basisDetail: string;
  /** Types that may fly it instead, most likely first, the one used among them; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
  readonly distanceAdjustmentFactor: Sourced<number>;
  readonly cargoMassFraction: Load;
  readonly passengerLoadFactor: Load;
  readonly seats: Sourced<SeatsPerClass>;
  readonly spread: AircraftSpread;
};

/** Resolves a carrier's flight between two airports; undefined quarter means the whole year. */
export type CarrierRouteResolver = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  quarter: number | undefined,
  aircraftCode?: string,
) => ResolvedFlight | Unavailable;

/** The type the caller names, as the only one; with the seats reported of it on the route, if any. */
function givenType(
  mixer: AircraftMixer,
  tables: Tables,
  code: string,
  ...route: Parameters<AircraftMixer>
): AircraftMix | Unavailable {
  const given = tables.aircraft.find(code);
  if (!given) return unavailable('UNKNOWN_AIRCRAFT', 'aircraftCode', code);
  const { fuelTableType, fuelFactor, icaoAircraftType } = given.value;
  const curve = fuelTableType === undefined ? undefined : tables.fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return unavailable('NO_AIRCRAFT_TABLE', 'aircraftCode', code);
  const [carrierCode, origin, destination, greatCircleKm] = route;
  const onRoute = mixer(carrierCode, origin, destination, greatCircleKm, [icaoAircraftType]);
  const reportedSeats = onRoute.reportedSeats?.slice(0, 1);
  const type = { number: -1, aircraft: given, curve, fuelFactor };
  return { basis: onRoute.basis, types: [type], weights: [1], reportedSeats };
}

/** @returns a resolver over one set of tables */
export function carrierRouteResolver(tables: Tables): CarrierRouteResolver {
  const mixer = aircraftMixer(tables);
  const seatsOf = seatsFinder(tables);
  const chooser = new AircraftChooser();
  const loads = loadFinder(tables);

  return (carrierCode, origin, destination, quarter, aircraftCode) => {
    const greatCircleKm = greatCircleDistanceKm(origin, destination);
    const family = aircraftCode === undefined ? undefined : typesOfFamily(aircraftCode);
    let mix: AircraftMix | Unavailable = mixer(carrierCode, origin, destination, greatCircleKm, family);
    const isFamilyUnknown = family !== undefined && mix.basis === 'all-fleets';
    if (aircraftCode !== undefined && (family === undefined || isFamilyUnknown)) {
      mix = givenType(mixer, tables, aircraftCode, carrierCode, origin, destination, greatCircleKm, undefined);
    }
    if ('kind' in mix) return mix;
    const isTypeCertain = aircraftCode !== undefined && (family === undefined || isFamilyUnknown);

    const distanceAdjustmentFactor = tables.distanceFactors.find(origin, destination);
    const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleKm, distanceAdjustmentFactor.value));
    const cargoOf = (body: Body) => loads.cargoMassFraction(carrierCode, origin, destination, body, greatCircleKm);
    const cargo = { narrow: cargoOf('narrow'), wide: cargoOf('wide') };
    const kind = routeKind(origin, destination, greatCircleKm);
    const carrierSeats = seatsOf(carrierCode);
    chooser.clear();
    let place = -1;
    for (const type of mix.types) {
      place += 1;
      const seats = carrierSeats.onRoute(type, kind, mix.reportedSeats?.[place], isTypeCertain);
      if (!seats.likely) continue;
      const passengersFuelKg =
        fuelBurnKg(type.curve.value, ccdKm, type.fuelFactor) * (1 - cargo[type.aircraft.value.body].value);
      chooser.add(type, seats, seats.likely.capacity, mix.weights[place] ?? 0, passengersFuelKg);
    }
    const chosen = chooser.choose();
    if (!chosen) {
      return mix.types.length > 0
        ? unavailable('NO_SEAT_LAYOUT', 'carrierCode', carrierCode)
        : unavailable('NO_AIRCRAFT_TABLE', 'carrierCode', carrierCode);
    }
    const { type, seats, types, spread } = chosen;
    const carrierName = tables.carriers.find(carrierCode)?.name ?? carrierCode;
    const { basis, basisDetail } = describeBasis({
      mixBasis: mix.basis,
      isTypeCertain,
      carrierName,
      family: family && aircraftCode,
      types,
      layout: seats.layout,
    });
    return {
      kind: 'resolved',
      origin,
      destination,
      greatCircleKm,
      aircraft: type.aircraft,
      basis,
      basisDetail,
      types,
      curve: type.curve,
      fuelFactor: type.fuelFactor,
      distanceAdjustmentFactor,
      cargoMassFraction: cargo[type.aircraft.value.body],
      passengerLoadFactor: loads.passengerLoadFactor(carrierCode, origin, destination, quarter),
      seats: seats.seats,
      spread,
    };
  };
}
