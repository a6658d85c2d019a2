import type { MethodSource } from './method-source.ts';
import { requirePositive } from './require-positive.ts';

export const IATA_RP_1726: MethodSource = {
  method: 'IATA Recommended Practice 1726',
  edition: { published: { year: 2022, month: 3, day: 22 } },
  page: 'https://www.iata.org/contentassets/139d686fa8f34c4ba7a41f7ba3e026e7/iata-rp-1726_passenger-co2.pdf',
  evidence: 'second-hand',
};

/** CO2 of burnt jet fuel [kg CO2/kg]. Source: airBaltic, ESG pages; second-hand. */
const KG_CO2_PER_KG_FUEL = 3.16;

/** A passenger with baggage, beside cargo and mail [kg]. Source: TIM committee, belly-cargo memo, 22 April 2025; second-hand. */
const PASSENGER_MASS_KG = 100;

/** What a seat adds where local rules ask for it [kg]. Source: the same memo; second-hand. */
export const SEAT_MASS_KG = 50;

/** A flight as our estimate has it. */
export type IataFlight = {
  /** Of the whole flight [kg]. */
  readonly fuelBurnKg: number;
  /** Cargo's share of the payload's mass, a passenger counted as 100 kg [1], from 0 to below 1. */
  readonly cargoMassFraction: number;
  /** On board, occupied or not. */
  readonly seats: number;
  /** Seats counted in economy seats, by the Practice's weights (section 2.4.2). */
  readonly equivalentCapacity: number;
  /** Occupied of all seats [1]. */
  readonly passengerLoadFactor: number;
  /** The Practice's weight of the cabin's seat beside an economy seat [1]. */
  readonly cabinClassFactor: number;
};

/**
 * One passenger's CO2 by the rules of the Practice, with our fuel and loads. CO2 alone, from burning the fuel alone.
 *
 *   kg = 3.16 · F · share · f / (C · L),   share = (100 P + s S) / (100 P + s S + cargo),   P = L · S,   cargo = 100 P · m / (1 − m)
 *
 * @param seatMassKg - s: 0, or 50 where local rules count a seat's mass with the passengers'
 * @returns kg CO2 of one passenger
 * @throws RangeError if a quantity is not above zero, or the cargo's share not from 0 to below 1
 * @remarks With s = 0 the share is 1 − m. IATA's own CO2 Connect rests on airlines' fuel, which is not known here.
 * Source: jetfuelburn's documentation and the TIM README, which agree; second-hand.
 */
export function iataRp1726Kg(flight: IataFlight, seatMassKg: 0 | typeof SEAT_MASS_KG): number {
  const { fuelBurnKg, cargoMassFraction, seats, equivalentCapacity, passengerLoadFactor, cabinClassFactor } = flight;
  for (const [name, value] of Object.entries({ ...flight, cargoMassFraction: 1 - cargoMassFraction })) {
    requirePositive(name, value);
  }
  const passengerKg = PASSENGER_MASS_KG * passengerLoadFactor * seats;
  const cargoKg = (passengerKg * cargoMassFraction) / (1 - cargoMassFraction);
  const withSeatsKg = passengerKg + seatMassKg * seats;
  const share = withSeatsKg / (withSeatsKg + cargoKg);
  return (KG_CO2_PER_KG_FUEL * fuelBurnKg * share * cabinClassFactor) / (equivalentCapacity * passengerLoadFactor);
}
