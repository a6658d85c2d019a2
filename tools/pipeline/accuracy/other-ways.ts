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
import { desnzEmissions, DESNZ_2026 } from '@tim/other-methods';
import type { Body, Tables } from '@tim/reference-data';
import type { FigureOutcome } from './ask-figures.ts';

/** Share of the payload that is cargo, by body, in flightyco2's way [1]. Source: flightyco2 (MIT), emissions model. */
const FLIGHTYCO2_CARGO: Readonly<Record<Body, number>> = { narrow: 0.03, wide: 0.08 };

/** The method's global default load factor [1], which flightyco2 takes for all flights. Source: TIM 3.0.0, passenger load factor. */
const DEFAULT_LOAD_FACTOR = 0.845;

/**
 * As flightyco2 does it: a type's typical seats, one load factor, one cargo share a body; our tables' fuel and distance factors, the
 * type named, else the one our estimate used.
 *
 * @returns figure of the published cabin [kg CO2e per passenger]; undefined where an airport, a type, its fuel or seats are missing
 */
export function flightyco2Kg({ published, aircraft }: FigureOutcome, tables: Tables): number | undefined {
  const origin = tables.airports.find(published.origin);
  const destination = tables.airports.find(published.destination);
  if (!origin || !destination || !aircraft) return undefined;
  const { icaoAircraftType, fuelTableType = '', fuelFactor, body } = aircraft;
  const curve = tables.fuelBurn.find(fuelTableType)?.value;
  const seats = tables.seats.typical(icaoAircraftType) ?? tables.seats.typical(fuelTableType);
  if (!curve || !seats) return undefined;
  const factor = tables.distanceFactors.find(origin, destination).value;
  const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleDistanceKm(origin, destination), factor));
  const { fuelBurnKg } = fuelBurn(curve, ccdKm, fuelFactor);
  const share = passengerEmissions(wellToWakeEmissions(fuelBurnKg), FLIGHTYCO2_CARGO[body]);
  const factors = cabinClassFactors(body);
  const seat = economySeatEmissions(share, equivalentCapacity(seats.value, factors), DEFAULT_LOAD_FACTOR);
  return seat.wellToWakeKgCo2e * factors[published.cabin];
}

/**
 * By the UK Government's factors of 2026, with the making of the fuel and without radiative forcing: as the model counts.
 *
 * @returns figure of the published cabin [kg CO2e per passenger]; undefined where they have no haul or no factor for the cabin
 */
export function desnzKg({ published }: FigureOutcome, tables: Tables): number | undefined {
  const origin = tables.airports.find(published.origin);
  const destination = tables.airports.find(published.destination);
  if (!origin || !destination) return undefined;
  const answer = desnzEmissions({
    originCountry: origin.countryCode,
    destinationCountry: destination.countryCode,
    cabin: published.cabin,
    greatCircleDistanceKm: greatCircleDistanceKm(origin, destination),
    edition: DESNZ_2026,
  });
  return answer.kind === 'figures' ? answer.withoutRadiativeForcingKg + answer.fuelProductionKg : undefined;
}
