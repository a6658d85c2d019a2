import type { PerCabin } from '@tim/engine';
import { CABIN_CLASSES } from '../estimate.ts';
import type { CabinClass, GramsRange } from '../estimate.ts';
import type { RouteSpread } from '../range/range-step.ts';
import { driversOf, symmetricSquares } from '../range/drivers.ts';
import type { HalfWidths } from '../range/half-widths.ts';

const LOWEST_SHARE = 0.1;
const HIGHEST_SHARE = 0.9;

/** Half-widths and how much they count [any unit]. */
export type WeightedWidths = { readonly widths: HalfWidths; readonly weight: number };

/** The mean of half-widths by their weights. */
export function meanHalfWidths(parts: readonly WeightedWidths[]): HalfWidths {
  const mean = { fuelModel: 0, cabin: 0, passengerLoad: 0, cargo: 0, aircraftLow: 0, aircraftHigh: 0 };
  let total = 0;
  for (const { weight } of parts) total += weight;
  for (const { widths, weight } of parts) {
    mean.fuelModel += (widths.fuelModel * weight) / total;
    mean.cabin += (widths.cabin * weight) / total;
    mean.passengerLoad += (widths.passengerLoad * weight) / total;
    mean.cargo += (widths.cargo * weight) / total;
    mean.aircraftLow += (widths.aircraftLow * weight) / total;
    mean.aircraftHigh += (widths.aircraftHigh * weight) / total;
  }
  return mean;
}

/** One of the routes a typical figure stands for. */
type Route = { readonly grams: PerCabin; readonly operatingDays: number; readonly widths: HalfWidths };

/** How far below and above the middle the 10th and 90th percentile of the routes lie by operating days, as logarithms. */
function spreadOf(routes: readonly Route[], cabin: CabinClass, middleGrams: number): RouteSpread {
  const rising = routes.toSorted((a, b) => a.grams[cabin] - b.grams[cabin]);
  const total = rising.reduce((sum, { operatingDays }) => sum + operatingDays, 0);
  const logAt = (share: number) => {
    let cumulative = 0;
    const at = rising.find(({ operatingDays }) => (cumulative += operatingDays) >= total * share);
    return Math.log((at?.grams[cabin] ?? middleGrams) / middleGrams);
  };
  return { low: Math.max(0, -logAt(LOWEST_SHARE)), high: Math.max(0, logAt(HIGHEST_SHARE)) };
}

/**
 * What a trip between the two places may be expected to lie between, meant to hold 80 %: the mean half-widths of the flights
 * that count, weighted by emissions and operating days, and the spread between the routes, added as squares as for one flight.
 *
 * @returns grams rounded outwards, each driver's part of the squares in economy, and what those are made of
 */
export function typicalRange(
  routes: readonly Route[],
  medians: PerCabin,
): { readonly range: GramsRange; readonly widths: HalfWidths; readonly spread: RouteSpread | undefined } {
  const widths = meanHalfWidths(routes.map((route) => ({ widths: route.widths, weight: route.operatingDays })));
  const squares = symmetricSquares(widths);
  const low: { [cabin in CabinClass]?: number } = {};
  const high: { [cabin in CabinClass]?: number } = {};
  for (const cabin of CABIN_CLASSES) {
    const spread = spreadOf(routes, cabin, medians[cabin]);
    low[cabin] = Math.floor(medians[cabin] * Math.exp(-Math.sqrt(squares + widths.aircraftLow ** 2 + spread.low ** 2)));
    high[cabin] = Math.ceil(
      medians[cabin] * Math.exp(Math.sqrt(squares + widths.aircraftHigh ** 2 + spread.high ** 2)),
    );
  }
  const spread = routes.length > 1 ? spreadOf(routes, 'economy', medians.economy) : undefined;
  const drivers = driversOf(widths, spread && (spread.low ** 2 + spread.high ** 2) / 2);
  return { range: { low, high, drivers }, widths, spread };
}
