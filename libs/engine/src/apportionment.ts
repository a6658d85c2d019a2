import type { PerCabin } from './cabin-classes.ts';
import type { Emissions } from './fuel-emissions.ts';
import { requireNumber } from './require-number.ts';

/** Mass of a passenger with bags, for the cargo split [kg]. Source: Google TIM 3.0.0, README, "Cargo mass fraction". */
export const PASSENGER_MASS_KG = 100;

/** Seat area of each class beside an economy seat [1], narrow body. Source: IATA RP 1726, as in Google TIM 3.0.0, README, "Cabin class". */
export const NARROW_BODY_CABIN_CLASS_FACTORS: PerCabin = { economy: 1, premiumEconomy: 1, business: 1.5, first: 1.5 };

/** Seat area of each class beside an economy seat [1], wide body. Source: as above. */
export const WIDE_BODY_CABIN_CLASS_FACTORS: PerCabin = { economy: 1, premiumEconomy: 1.5, business: 4, first: 5 };

/**
 * Cabin class factors of an aircraft [1].
 *
 * @param body - narrow (one aisle) or wide (two)
 */
export function cabinClassFactors(body: 'narrow' | 'wide'): PerCabin {
  return body === 'wide' ? WIDE_BODY_CABIN_CLASS_FACTORS : NARROW_BODY_CABIN_CLASS_FACTORS;
}

/**
 * Share of a flight's payload mass that is cargo.
 *
 *   CMF = m_cargo / (m_cargo + 100 kg · passengers)
 *
 * @param cargoMassKg - freight and mail [kg], finite, >= 0
 * @param passengers - passengers on board, finite, >= 0, not both zero
 * @returns CMF [1], 0 to 1
 * @throws RangeError if an input is outside its range, or there is neither cargo nor passenger
 * Source: Google TIM 3.0.0, README, "Cargo mass fraction".
 */
export function cargoMassFraction(cargoMassKg: number, passengers: number): number {
  requireNumber('cargoMassKg', cargoMassKg, 0, Number.MAX_VALUE);
  requireNumber('passengers', passengers, 0, Number.MAX_VALUE);
  const payloadKg = cargoMassKg + PASSENGER_MASS_KG * passengers;
  requireNumber('payloadKg', payloadKg, Number.MIN_VALUE, Number.MAX_VALUE);
  return cargoMassKg / payloadKg;
}

/**
 * Emissions of a flight that fall to its passengers.
 *
 *   E_passengers = E · (1 − CMF)
 *
 * @param emissions - of the whole flight [kg CO2e]
 * @param cargoFraction - CMF [1], 0 to 1
 * @throws RangeError if `cargoFraction` is outside 0 to 1
 * Source: Google TIM 3.0.0, README, "Apportionment to passengers and cargo".
 */
export function passengerEmissions(emissions: Emissions, cargoFraction: number): Emissions {
  requireNumber('cargoFraction', cargoFraction, 0, 1);
  const share = 1 - cargoFraction;
  const wellToTankKgCo2e = emissions.wellToTankKgCo2e * share;
  const tankToWakeKgCo2e = emissions.tankToWakeKgCo2e * share;
  return { wellToTankKgCo2e, tankToWakeKgCo2e, wellToWakeKgCo2e: wellToTankKgCo2e + tankToWakeKgCo2e };
}

/**
 * Seats of an aircraft, each counted by the area it takes beside an economy seat.
 *
 *   C = Σ seats_c · factor_c
 *
 * @param seats - seats per class, each finite, >= 0, not all zero
 * @param factors - cabin class factors [1]
 * @returns C, equivalent economy seats, > 0
 * @throws RangeError if a seat count is negative or not finite, or there is no seat
 * Source: Google TIM 3.0.0, README, "Cabin class".
 * @example equivalentCapacity({ economy: 188, premiumEconomy: 21, business: 48, first: 0 }, cabinClassFactors('wide')) // 411.5
 */
export function equivalentCapacity(seats: PerCabin, factors: PerCabin): number {
  requireNumber('seats.economy', seats.economy, 0, Number.MAX_VALUE);
  requireNumber('seats.premiumEconomy', seats.premiumEconomy, 0, Number.MAX_VALUE);
  requireNumber('seats.business', seats.business, 0, Number.MAX_VALUE);
  requireNumber('seats.first', seats.first, 0, Number.MAX_VALUE);
  const capacity =
    seats.economy * factors.economy +
    seats.premiumEconomy * factors.premiumEconomy +
    seats.business * factors.business +
    seats.first * factors.first;
  requireNumber('equivalentCapacity', capacity, Number.MIN_VALUE, Number.MAX_VALUE);
  return capacity;
}

/**
 * Emissions of one occupied economy-sized seat: the unit a cabin class factor multiplies.
 *
 *   e = E_passengers / (C · PLF)
 *
 * @param emissions - that fall to the passengers [kg CO2e]
 * @param capacity - C, equivalent economy seats, > 0
 * @param passengerLoadFactor - PLF, occupied / available seats [1], above 0, at most 1
 * @returns e [kg CO2e per passenger]
 * @throws RangeError if an input is outside its range
 * Source: Google TIM 3.0.0, README, "CO2e estimates per passenger".
 */
export function economySeatEmissions(emissions: Emissions, capacity: number, passengerLoadFactor: number): Emissions {
  requireNumber('capacity', capacity, Number.MIN_VALUE, Number.MAX_VALUE);
  requireNumber('passengerLoadFactor', passengerLoadFactor, Number.MIN_VALUE, 1);
  const occupied = capacity * passengerLoadFactor;
  const wellToTankKgCo2e = emissions.wellToTankKgCo2e / occupied;
  const tankToWakeKgCo2e = emissions.tankToWakeKgCo2e / occupied;
  return { wellToTankKgCo2e, tankToWakeKgCo2e, wellToWakeKgCo2e: wellToTankKgCo2e + tankToWakeKgCo2e };
}
