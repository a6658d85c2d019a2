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

/** Share of the payload that is cargo, by body, in flightyco2's way [1]. Source: flightyco2 (MIT), emissions model. */
const FLIGHTYCO2_CARGO: Readonly<Record<Body, number>> = { narrow: 0.03, wide: 0.08 };

/** Load factor of flightyco2's way [1]: the method's global default. Source: as above. */
const FLIGHTYCO2_LOAD_FACTOR = 0.845;

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
  const origin = tables.airports.find(originCode);
  const destination = tables.airports.find(destinationCode);
  const curve = tables.fuelBurn.find(aircraft.fuelTableType ?? '')?.value;
  if (!origin || !destination || !curve) return undefined;
  const factor = tables.distanceFactors.find(origin, destination).value;
  const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleDistanceKm(origin, destination), factor));
  const { fuelBurnKg } = fuelBurn(curve, ccdKm, aircraft.fuelFactor);
  return withTypicalSeatsKg(tables, aircraft, fuelBurnKg, FLIGHTYCO2_CARGO[aircraft.body], FLIGHTYCO2_LOAD_FACTOR);
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
