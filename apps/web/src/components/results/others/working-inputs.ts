import type { Working, WorkingStep } from '@tim/messages';
import type { IataFlight } from '@tim/other-methods';
import type { Cabin } from '../headline/headline-words.ts';

/** A cabin, as the symbols of the working have it. */
const CABINS: Readonly<Record<Cabin, string>> = {
  economyKg: 'economy',
  premiumEconomyKg: 'premium economy',
  businessKg: 'business',
  firstKg: 'first',
};

/** A quantity of a step by its symbol; undefined where the working does not have it. */
export function valueOf(steps: readonly WorkingStep[], key: string, symbol: string): number | undefined {
  const step = steps.find((one) => one.key === key);
  return step && [...step.inputs, ...step.results].find((quantity) => quantity.symbol === symbol)?.value;
}

/** The shortest way over the earth [km]; undefined where the working does not say. */
export function distanceKmOf(working: Working | undefined): number | undefined {
  return valueOf(working?.steps ?? [], 'greatCircleDistance', 'd');
}

/** What our figure of a cabin rests on; undefined where the working lacks a part of it. */
export function flightOf(working: Working | undefined, cabin: Cabin): IataFlight | undefined {
  const steps = working?.steps ?? [];
  const seats = Object.values(CABINS).map((name) => valueOf(steps, 'equivalentCapacity', `seats ${name}`) ?? 0);
  const flight = {
    fuelBurnKg: valueOf(steps, 'fuelBurn', 'm'),
    cargoMassFraction: valueOf(steps, 'passengersEmissions', 'CMF'),
    seats: seats.reduce((sum, count) => sum + count, 0),
    equivalentCapacity: valueOf(steps, 'equivalentCapacity', 'C'),
    passengerLoadFactor: valueOf(steps, 'economySeat', 'PLF'),
    cabinClassFactor: valueOf(steps, 'equivalentCapacity', `factor ${CABINS[cabin]}`),
  };
  return isWhole(flight) ? flight : undefined;
}

function isWhole(flight: { readonly [Name in keyof IataFlight]: number | undefined }): flight is IataFlight {
  return Object.values(flight).every((value) => value !== undefined);
}
