import { ccdDistanceKm, flownDistanceKm, fuelBurnKg, greatCircleDistanceKm } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Airport, Body, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import { typesOfFamily } from './aircraft-families.ts';
import { AircraftMix, aircraftMixer } from './aircraft-mix.ts';
import type { FuelledType } from './aircraft-mix.ts';
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

/** The type the caller names; a reason where no fuel table stands for it. */
function givenType(tables: Tables, code: string): FuelledType | Unavailable {
  const given = tables.aircraft.find(code);
  if (!given) return unavailable('UNKNOWN_AIRCRAFT', 'aircraftCode', code);
  const { fuelTableType, fuelFactor } = given.value;
  const curve = fuelTableType === undefined ? undefined : tables.fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return unavailable('NO_AIRCRAFT_TABLE', 'aircraftCode', code);
  return { number: -1, aircraft: given, curve, fuelFactor };
}

/** @returns a resolver over one set of tables */
export function carrierRouteResolver(tables: Tables): CarrierRouteResolver {
  const mixer = aircraftMixer(tables);
  const mix = new AircraftMix();
  const seatsOf = seatsFinder(tables);
  const chooser = new AircraftChooser();
  const loads = loadFinder(tables);

  return (carrierCode, origin, destination, quarter, aircraftCode) => {
    const greatCircleKm = greatCircleDistanceKm(origin, destination);
    const family = aircraftCode === undefined ? undefined : typesOfFamily(aircraftCode);
    mixer(mix, carrierCode, origin, destination, greatCircleKm, family);
    const isTypeCertain = aircraftCode !== undefined && (family === undefined || mix.basis === 'all-fleets');
    if (isTypeCertain) {
      const given = givenType(tables, aircraftCode);
      if ('kind' in given) return given;
      // With the seats reported of the type on the route, if any.
      mixer(mix, carrierCode, origin, destination, greatCircleKm, [given.aircraft.value.icaoAircraftType]);
      const reportedSeats = mix.count > 0 ? mix.reportedSeatsAt(0) : undefined;
      mix.begin(mix.basis);
      mix.add(given, 1, reportedSeats);
    }

    const distanceAdjustmentFactor = tables.distanceFactors.find(origin, destination);
    const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleKm, distanceAdjustmentFactor.value));
    let ofNarrow: Load | undefined;
    let ofWide: Load | undefined;
    const cargoOf = (body: Body): Load =>
      body === 'wide'
        ? (ofWide ??= loads.cargoMassFraction(carrierCode, origin, destination, body, greatCircleKm))
        : (ofNarrow ??= loads.cargoMassFraction(carrierCode, origin, destination, body, greatCircleKm));
    const kind = routeKind(origin, destination, greatCircleKm);
    const carrierSeats = seatsOf(carrierCode);
    chooser.clear();
    for (let place = 0; place < mix.count; place += 1) {
      const type = mix.typeAt(place);
      if (!type) continue;
      const seats = carrierSeats.onRoute(type, kind, mix.reportedSeatsAt(place), isTypeCertain);
      if (!seats.likely) continue;
      const passengersFuelKg =
        fuelBurnKg(type.curve.value, ccdKm, type.fuelFactor) * (1 - cargoOf(type.aircraft.value.body).value);
      chooser.add(type, seats, mix.weightAt(place), passengersFuelKg);
    }
    const chosen = chooser.choose();
    if (!chosen) {
      return mix.count > 0
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
      cargoMassFraction: cargoOf(type.aircraft.value.body),
      passengerLoadFactor: loads.passengerLoadFactor(
        carrierCode,
        origin,
        destination,
        type.aircraft.value.icaoAircraftType,
        quarter,
      ),
      seats: seats.seats,
      spread,
    };
  };
}
