import { perCabin } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import type { GramsRange, RangeDriver } from '../estimate.ts';
import type { HalfWidths } from './half-widths.ts';
import type { Spread } from './spread.ts';

const square = (value: number) => value * value;
const meanSquare = ({ low, high }: Spread) => (square(low) + square(high)) / 2;

/**
 * What the figure the method would publish may be expected to lie between, meant to hold 80 %: independent drivers, each a
 * half-width as the logarithm of a ratio, added as squares, low and high apart because the mix of aircraft, or of routes, may lean
 * to one side.
 *
 * @param routes - the spread between the routes that a figure stands for; undefined where there is but one flight
 * @returns grams rounded outwards, and each driver's part of the squares in economy
 */
export function gramsRange(grams: PerCabin, widths: HalfWidths, routes?: PerCabin<Spread>): GramsRange {
  const { cabin, passengerLoad, cargo, aircraftLow, aircraftHigh } = widths;
  const squares = square(cabin) + square(passengerLoad) + square(cargo);
  const factorLow = (of = 0) => Math.exp(-Math.sqrt(squares + square(aircraftLow) + square(of)));
  const factorHigh = (of = 0) => Math.exp(Math.sqrt(squares + square(aircraftHigh) + square(of)));
  const aircraftSquares = meanSquare({ low: aircraftLow, high: aircraftHigh });
  const routesSquares = routes ? meanSquare(routes.economy) : 0;
  const total = squares + aircraftSquares + routesSquares;
  const shareOf = (part: number) => (total > 0 ? part / total : 0);
  const drivers: RangeDriver[] = [
    { key: 'aircraft', share: shareOf(aircraftSquares) },
    { key: 'cabin', share: shareOf(square(cabin)) },
    { key: 'passengerLoad', share: shareOf(square(passengerLoad)) },
    { key: 'cargo', share: shareOf(square(cargo)) },
  ];
  if (routes) drivers.push({ key: 'routes', share: shareOf(routesSquares) });
  return {
    low: scaled(grams, routes ? perCabin((of) => factorLow(routes[of].low)) : sameFactor(factorLow()), Math.floor),
    high: scaled(grams, routes ? perCabin((of) => factorHigh(routes[of].high)) : sameFactor(factorHigh()), Math.ceil),
    drivers: drivers.sort((a, b) => b.share - a.share),
  };
}

const sameFactor = (factor: number): PerCabin => ({
  economy: factor,
  premiumEconomy: factor,
  business: factor,
  first: factor,
});

const scaled = (grams: PerCabin, factors: PerCabin, rounded: (value: number) => number): PerCabin => ({
  economy: rounded(grams.economy * factors.economy),
  premiumEconomy: rounded(grams.premiumEconomy * factors.premiumEconomy),
  business: rounded(grams.business * factors.business),
  first: rounded(grams.first * factors.first),
});
