import type { RangeDriver } from '../estimate.ts';
import type { HalfWidths } from './half-widths.ts';

/** Sum of the squares of all drivers without a side; the aircraft and what else has one are added by side. */
export function symmetricSquares({ fuelModel, cabin, passengerLoad, cargo }: HalfWidths): number {
  return fuelModel * fuelModel + cabin * cabin + passengerLoad * passengerLoad + cargo * cargo;
}

/**
 * Each driver's part of the squares, largest first.
 *
 * @param routesSquares - mean square of the spread between routes, low and high; undefined where there is but one flight
 */
export function driversOf(widths: HalfWidths, routesSquares?: number): readonly RangeDriver[] {
  const { fuelModel, cabin, passengerLoad, cargo, aircraftLow, aircraftHigh } = widths;
  const aircraftSquares = (aircraftLow * aircraftLow + aircraftHigh * aircraftHigh) / 2;
  const total = symmetricSquares(widths) + aircraftSquares + (routesSquares ?? 0);
  const drivers: RangeDriver[] = [
    { key: 'aircraft', share: aircraftSquares / total },
    { key: 'fuelModel', share: (fuelModel * fuelModel) / total },
    { key: 'cabin', share: (cabin * cabin) / total },
    { key: 'passengerLoad', share: (passengerLoad * passengerLoad) / total },
    { key: 'cargo', share: (cargo * cargo) / total },
  ];
  if (routesSquares !== undefined) drivers.push({ key: 'routes', share: routesSquares / total });
  return drivers.sort((a, b) => b.share - a.share);
}
