import {
  cabinClassFactors,
  ccdDistanceKm,
  economySeatEmissions,
  equivalentCapacity,
  flownDistanceKm,
  fuelBurn,
  greatCircleDistanceKm,
  passengerEmissions,
  wellToWakeEmissions,
} from '@tim/engine';
import type { FlightEstimate } from '@tim/estimator';
import type { Aircraft, Body, Tables } from '@tim/reference-data';
import type { PublishedLeg } from './truth-files.ts';

/** Share of the payload that is cargo, by body, in flightyco2's way [1]. Source: flightyco2 (MIT), emissions model. */
const FLIGHTYCO2_CARGO: Readonly<Record<Body, number>> = { narrow: 0.03, wide: 0.08 };

/** The method's global default load factor [1], which flightyco2 takes for all flights. Source: TIM 3.0.0, passenger load factor. */
const DEFAULT_LOAD_FACTOR = 0.845;

/**
 * As flightyco2 does it: a type's typical seats, one load factor, one cargo share a body; our tables' fuel and distance factors.
 *
 * @returns economy [kg CO2e per passenger]; undefined where an airport, a fuel table or typical seats are missing
 */
export function flightyco2EconomyKg(
  tables: Tables,
  originCode: string,
  destinationCode: string,
  aircraft: Aircraft,
): number | undefined {
  const flown = flownFuel(tables, originCode, destinationCode, aircraft);
  return (
    flown &&
    withTypicalSeatsKg(tables, aircraft, flown.fuelBurnKg, FLIGHTYCO2_CARGO[aircraft.body], DEFAULT_LOAD_FACTOR)
  );
}

/**
 * A first, rough engine over our tables: all the carrier's cabins of the type by airframes, whatever the route; the load factor of
 * a US carrier's year, else the default; cargo by distance band.
 *
 * @returns economy [kg CO2e per passenger]; undefined where no cabin of the carrier's type is in the tables
 */
export function roughEconomyKg(
  tables: Tables,
  { origin, destination, carrier }: Pick<PublishedLeg, 'origin' | 'destination' | 'carrier'>,
  aircraft: Aircraft,
): number | undefined {
  const layouts = tables.cabins.ofCarrierType(carrier, aircraft.icaoAircraftType);
  const flown = flownFuel(tables, origin, destination, aircraft);
  if (layouts.length === 0 || !flown) return undefined;
  const factors = cabinClassFactors(aircraft.body);
  let [airframes, capacities] = [0, 0];
  for (const layout of layouts) {
    const weight = Math.max(1, layout.airframes);
    const capacity = layout.blockedSeats > 0 ? layout.totalSeats : equivalentCapacity(layout.seats, factors);
    airframes += weight;
    capacities += weight * capacity;
  }
  const load = tables.loadFactors.ofCarrierYear(carrier)?.value.passengerLoadFactor ?? DEFAULT_LOAD_FACTOR;
  const cargo = tables.cargo.cargoMassFraction(aircraft.body, flown.greatCircleKm).value;
  const share = passengerEmissions(wellToWakeEmissions(flown.fuelBurnKg), cargo);
  return economySeatEmissions(share, capacities / airframes, load).wellToWakeKgCo2e;
}

function flownFuel(
  tables: Tables,
  originCode: string,
  destinationCode: string,
  { fuelTableType, fuelFactor }: Aircraft,
): { readonly greatCircleKm: number; readonly fuelBurnKg: number } | undefined {
  const origin = tables.airports.find(originCode);
  const destination = tables.airports.find(destinationCode);
  const curve = tables.fuelBurn.find(fuelTableType ?? '')?.value;
  if (!origin || !destination || !curve) return undefined;
  const factor = tables.distanceFactors.find(origin, destination).value;
  const greatCircleKm = greatCircleDistanceKm(origin, destination);
  const { fuelBurnKg } = fuelBurn(curve, ccdDistanceKm(flownDistanceKm(greatCircleKm, factor)), fuelFactor);
  return { greatCircleKm, fuelBurnKg };
}

/** A type's typical seats with an estimate's own fuel, cargo and load factor: shows what the carriers' cabins bring. */
export function typicalSeatsEconomyKg(tables: Tables, { aircraft, inputs }: FlightEstimate): number | undefined {
  const used = tables.aircraft.find(aircraft.icaoAircraftType)?.value;
  const { fuelBurnKg, cargoMassFraction, passengerLoadFactor } = inputs;
  return used && withTypicalSeatsKg(tables, used, fuelBurnKg.value, cargoMassFraction.value, passengerLoadFactor.value);
}

function withTypicalSeatsKg(
  tables: Tables,
  { icaoAircraftType, fuelTableType, body }: Aircraft,
  fuelBurnKg: number,
  cargoMassFraction: number,
  passengerLoadFactor: number,
): number | undefined {
  const seats = tables.seats.typical(icaoAircraftType) ?? tables.seats.typical(fuelTableType ?? '');
  if (!seats) return undefined;
  const share = passengerEmissions(wellToWakeEmissions(fuelBurnKg), cargoMassFraction);
  const capacity = equivalentCapacity(seats.value, cabinClassFactors(body));
  return economySeatEmissions(share, capacity, passengerLoadFactor).wellToWakeKgCo2e;
}
