import type { PerCabin } from '@tim/engine';
import type { GramsRange } from '../estimate.ts';
import type { ResolvedFlight } from '../resolve-flight.ts';
import { driversOf, symmetricSquares } from './drivers.ts';
import { halfWidthsOf } from './half-widths.ts';

/**
 * What the figure may be expected to lie between, meant to hold 80 %: independent drivers, each a half-width as the
 * logarithm of a ratio, added as squares, low and high apart because the mix of aircraft may lean to one side.
 *
 * @returns grams rounded outwards, and each driver's part of the squares
 */
export function flightRange(resolved: ResolvedFlight, grams: PerCabin): GramsRange {
  const widths = halfWidthsOf(resolved);
  const squares = symmetricSquares(widths);
  const lowFactor = Math.exp(-Math.sqrt(squares + widths.aircraftLow * widths.aircraftLow));
  const highFactor = Math.exp(Math.sqrt(squares + widths.aircraftHigh * widths.aircraftHigh));
  return {
    low: {
      economy: Math.floor(grams.economy * lowFactor),
      premiumEconomy: Math.floor(grams.premiumEconomy * lowFactor),
      business: Math.floor(grams.business * lowFactor),
      first: Math.floor(grams.first * lowFactor),
    },
    high: {
      economy: Math.ceil(grams.economy * highFactor),
      premiumEconomy: Math.ceil(grams.premiumEconomy * highFactor),
      business: Math.ceil(grams.business * highFactor),
      first: Math.ceil(grams.first * highFactor),
    },
    drivers: driversOf(widths),
  };
}
