import { greatCircleDistanceKm } from '@tim/engine';
import type { FuelBurnCurve } from '@tim/engine';
import type { Aircraft, Airport, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import type { AssumedAircraft } from './assume-aircraft.ts';
import { dateText, isWithin } from './calendar.ts';
import type { DepartureWindow } from './calendar.ts';
import type { AircraftUsed, FlightQuery, Unavailable } from './estimate.ts';
import { findAirport } from './find-airport.ts';
import { GLOBAL_DEFAULT_LOAD_FACTOR } from './provenance.ts';
import { unavailable } from './unavailable.ts';

/** Everything the computation needs of one flight, each value with where it came from. */
export type ResolvedFlight = {
  readonly kind: 'resolved';
  readonly origin: Airport;
  readonly destination: Airport;
  /** [km] */
  readonly greatCircleKm: number;
  readonly aircraft: Sourced<Aircraft>;
  readonly basis: AircraftUsed['basis'];
  readonly basisDetail: string;
  readonly curve: Sourced<FuelBurnCurve>;
  /** On the curve's fuel [1]. */
  readonly fuelFactor: number;
  readonly distanceAdjustmentFactor: Sourced<number>;
  readonly cargoMassFraction: Sourced<number>;
  readonly passengerLoadFactor: Sourced<number>;
  readonly seats: Sourced<SeatsPerClass>;
  readonly isFlightNumberVerified: boolean;
};

/** Chooses an aircraft by carrier and distance; see `aircraftAssumer`. */
export type AssumeAircraft = (
  carrierCode: string,
  carrierName: string,
  greatCircleKm: number,
) => AssumedAircraft | undefined;

/**
 * Inputs of one carrier's flights between two airports.
 *
 * @param aircraftCode - IATA or ICAO code when the caller knows the aircraft
 */
export function resolveCarrierRoute(
  tables: Tables,
  assumeAircraft: AssumeAircraft,
  origin: Airport,
  destination: Airport,
  carrierCode: string,
  aircraftCode: string | undefined,
  isFlightNumberVerified: boolean,
): ResolvedFlight | Unavailable {
  const greatCircleKm = greatCircleDistanceKm(origin, destination);
  let aircraft: Sourced<Aircraft>;
  let basis: AircraftUsed['basis'];
  let basisDetail: string;
  if (aircraftCode) {
    const given = tables.aircraft.find(aircraftCode);
    if (!given) return unavailable('UNKNOWN_AIRCRAFT', 'aircraftCode', aircraftCode);
    aircraft = given;
    basis = 'given';
    basisDetail = 'Named in the request.';
  } else {
    const carrierName = tables.carriers.find(carrierCode)?.name ?? carrierCode;
    const assumed = assumeAircraft(carrierCode, carrierName, greatCircleKm);
    if (!assumed) return unavailable('NO_AIRCRAFT_TABLE', 'carrierCode', carrierCode);
    aircraft = assumed.aircraft;
    basis = 'assumed';
    basisDetail = assumed.basisDetail;
  }
  const { fuelTableType, fuelFactor, icaoAircraftType, name, body } = aircraft.value;
  const curve = fuelTableType === undefined ? undefined : tables.fuelBurn.find(fuelTableType);
  if (!curve || fuelFactor === undefined) return unavailable('NO_AIRCRAFT_TABLE', 'aircraftCode', name);
  const seats = tables.seats.typical(icaoAircraftType) ?? tables.seats.typical(curve.value.icaoAircraftType);
  if (!seats) return unavailable('NO_SEAT_LAYOUT', 'aircraftCode', name);
  return {
    kind: 'resolved',
    origin,
    destination,
    greatCircleKm,
    aircraft,
    basis,
    basisDetail,
    curve,
    fuelFactor,
    distanceAdjustmentFactor: tables.distanceFactors.find(origin, destination),
    cargoMassFraction: tables.cargo.cargoMassFraction(body, greatCircleKm),
    passengerLoadFactor: GLOBAL_DEFAULT_LOAD_FACTOR,
    seats,
    isFlightNumberVerified,
  };
}

function marketOf(tables: Tables, originIndex: number, destinationIndex: number) {
  return {
    origin: tables.airports.at(originIndex).iataAirportCode,
    destination: tables.airports.at(destinationIndex).iataAirportCode,
  };
}

/** Find a flight by its number, else by carrier and route, and the inputs of its estimate. */
export function resolveFlight(
  tables: Tables,
  assumeAircraft: AssumeAircraft,
  query: FlightQuery,
  window: DepartureWindow,
): ResolvedFlight | Unavailable {
  const origin = findAirport(tables, 'origin', query.origin);
  if (origin.kind === 'unavailable') return origin;
  const destination = findAirport(tables, 'destination', query.destination);
  if (destination.kind === 'unavailable') return destination;
  if (origin.airport === destination.airport) return unavailable('SAME_AIRPORT', 'destination', query.destination);
  const { carrierCode, flightNumber } = query;
  if (!tables.carriers.find(carrierCode) && !tables.flights.isCarrierKnown(carrierCode)) {
    return unavailable('UNKNOWN_CARRIER', 'carrierCode', carrierCode);
  }
  if (!(Number.isInteger(flightNumber) && flightNumber >= 1 && flightNumber <= 9999)) {
    return unavailable('UNKNOWN_FLIGHT_NUMBER', 'flightNumber', String(flightNumber));
  }
  if (!isWithin(window, query.departureDate)) {
    return unavailable('DATE_OUT_OF_WINDOW', 'departureDate', dateText(query.departureDate), { window });
  }
  if (!tables.flights.isCarrierOnRoute(carrierCode, origin.airport, destination.airport)) {
    const known = tables.flights.carriersOnRoute(origin.airport, destination.airport);
    const elsewhere = tables.flights.routesOfFlight(carrierCode, flightNumber);
    const markets = elsewhere.map((route) => marketOf(tables, route.originIndex, route.destinationIndex));
    if (known.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', query.destination, { markets });
    return unavailable('CARRIER_NOT_ON_ROUTE', 'carrierCode', carrierCode, {
      carrierCodes: known.map((route) => route.carrierCode),
      markets,
    });
  }
  return resolveCarrierRoute(
    tables,
    assumeAircraft,
    origin.airport,
    destination.airport,
    carrierCode,
    query.aircraftCode,
    tables.flights.hasFlight(carrierCode, flightNumber, origin.airport, destination.airport),
  );
}
