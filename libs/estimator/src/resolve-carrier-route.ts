import { ccdDistanceKm, flownDistanceKm, fuelBurnKg, fuelSegment } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Airport, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import { AircraftMix, aircraftMixer } from './aircraft-mix.ts';
import { describeBasis } from './basis.ts';
import { AircraftChooser } from './choose-aircraft.ts';
import type { AircraftSpread } from './choose-aircraft.ts';
import type { AircraftUsed, Unavailable } from './estimate.ts';
import { typeFinder } from './fuelled-type.ts';
import type { FuelledType } from './fuelled-type.ts';
import { carrierFinder } from './known-carrier.ts';
import type { KnownCarrier } from './known-carrier.ts';
import type { Load } from './loads.ts';
import { routeFinder } from './route.ts';
import type { Route } from './route.ts';
import { TypesOfRoute } from './types-of-route.ts';
import type { SharesFinder } from './types-of-route.ts';
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
  /** Types that may fly it, the one used among them. */
  readonly types: TypesOfRoute;
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
  readonly distanceAdjustmentFactor: Sourced<number>;
  readonly cargoMassFraction: Load;
  readonly passengerLoadFactor: Load;
  readonly seats: Sourced<SeatsPerClass>;
  readonly spread: AircraftSpread;
};

/** Resolves a carrier's flight between two airports; undefined month means the whole year. */
export type CarrierRouteResolver = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  month: number | undefined,
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
  const typeOf = typeFinder(tables);
  const carrierOf = carrierFinder(tables, typeOf);
  const routeBetween = routeFinder(tables);
  const mixer = aircraftMixer(tables, typeOf);
  const mix = new AircraftMix();
  const chooser = new AircraftChooser(mix);

  /** Adds the types of the mix to the chooser, each with its seats, cargo and fuel. */
  const weighTypes = (carrier: KnownCarrier, route: Route, ccdKm: number, isTypeCertain: boolean): void => {
    const mostCommon = mix.count > 0 ? mix.typeAt(0) : undefined;
    const segment = mostCommon ? fuelSegment(mostCommon.curve.value, ccdKm) : 0;
    let ofNarrow: Load | undefined;
    let ofWide: Load | undefined;
    chooser.clear();
    for (let place = 0; place < mix.count; place += 1) {
      const type = mix.typeAt(place);
      if (!type) continue;
      const seats = carrier.seats.onRoute(type, route, mix.reportedSeatsAt(place), isTypeCertain);
      if (!seats.likely) continue;
      const cargo =
        type.aircraft.value.body === 'wide'
          ? (ofWide ??= carrier.loads.cargoMassFraction(route, 'wide'))
          : (ofNarrow ??= carrier.loads.cargoMassFraction(route, 'narrow'));
      chooser.add(place, seats, cargo, fuelBurnKg(type.curve.value, ccdKm, type.fuelFactor, segment));
    }
  };

  const resolve: CarrierRouteResolver = (carrierCode, origin, destination, month, aircraftCode) => {
    const carrier = carrierOf(carrierCode);
    const route = routeBetween(origin, destination);
    const { greatCircleKm } = route;
    const family = aircraftCode === undefined ? undefined : tables.families.typesOf(aircraftCode);
    mixer(mix, carrier, route, family);
    const isTypeCertain = aircraftCode !== undefined && (family === undefined || mix.basis === 'all-fleets');
    if (isTypeCertain) {
      const given = givenType(tables, aircraftCode);
      if ('kind' in given) return given;
      // With the seats reported of the type on the route, if any.
      mixer(mix, carrier, route, [given.aircraft.value.icaoAircraftType]);
      const reportedSeats = mix.count > 0 ? mix.reportedSeatsAt(0) : undefined;
      mix.begin(mix.basis);
      mix.add(given, 1, reportedSeats);
    }

    const distanceAdjustmentFactor = tables.distanceFactors.find(origin, destination);
    const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleKm, distanceAdjustmentFactor.value));
    weighTypes(carrier, route, ccdKm, isTypeCertain);
    const chosen = chooser.choose();
    if (!chosen) {
      return mix.count > 0
        ? unavailable('NO_SEAT_LAYOUT', 'carrierCode', carrierCode)
        : unavailable('NO_AIRCRAFT_TABLE', 'carrierCode', carrierCode);
    }
    const { type, seats, cargoMassFraction, spread } = chosen;
    const { basis, basisDetail } = describeBasis({
      mixBasis: mix.basis,
      isTypeCertain,
      carrierName: carrier.name,
      whereFrom: carrier.whereFrom,
      family: family && aircraftCode,
      hasSeveralTypes: chosen.hasOthers,
      cabin: chosen.cabin,
    });
    return {
      kind: 'resolved',
      origin,
      destination,
      greatCircleKm,
      aircraft: type.aircraft,
      basis,
      basisDetail,
      types: new TypesOfRoute(sharesOf, carrierCode, origin, destination, aircraftCode),
      curve: type.curve,
      fuelFactor: type.fuelFactor,
      distanceAdjustmentFactor,
      cargoMassFraction,
      passengerLoadFactor: carrier.loads.passengerLoadFactor(route, type.aircraft.value.icaoAircraftType, month),
      seats: seats.seats,
      spread,
    };
  };
  const sharesOf: SharesFinder = (carrierCode, origin, destination, aircraftCode) => {
    resolve(carrierCode, origin, destination, undefined, aircraftCode);
    return chooser.shares();
  };
  return resolve;
}
