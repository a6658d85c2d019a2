import { quantity } from '../compute/quantity.ts';
import type { GramsRange } from '../estimate.ts';
import type { Quantity, WorkingStep } from '../working.ts';
import type { HalfWidths } from './half-widths.ts';
import type { Spread } from './spread.ts';

const spreadOf = (driver: 'aircraft' | 'routes', { low, high }: Spread): readonly Quantity[] => [
  quantity({ kind: 'half-width-low', driver }, low),
  quantity({ kind: 'half-width-high', driver }, high),
];

/**
 * Fuel that US carriers report beside that of the tables [1]: auxiliary power, long ways on the ground, holding and positioning
 * flights are in it. Source: US BTS Form 41, 2023 to 2025, 37 types; in Brazil (ANAC, January 2023, 368 routes) the
 * tables are 1.7 % low.
 */
const REPORTED_FUEL_FACTOR = 1.1;

/**
 * How the range in economy came about: each driver's half-width, and what they add up to; then the range of the fuel really burned,
 * which may be a tenth more than the tables', with their error on top.
 *
 * @param economyGrams - the figure
 */
export function rangeStep(
  economyGrams: number,
  { low, high }: GramsRange,
  widths: HalfWidths,
  routes?: Spread,
): WorkingStep {
  const [lowGrams, highGrams] = [low.economy ?? economyGrams, high.economy ?? economyGrams];
  const withFuel = (end: number) => Math.hypot(Math.log(end / economyGrams), widths.fuelModel);
  return {
    key: 'range',
    inputs: [
      ...(['fuelModel', 'cabin', 'passengerLoad', 'cargo'] as const).map((driver) =>
        quantity({ kind: 'half-width', driver }, widths[driver]),
      ),
      ...spreadOf('aircraft', { low: widths.aircraftLow, high: widths.aircraftHigh }),
      ...(routes ? spreadOf('routes', routes) : []),
    ],
    results: [
      quantity('range-low', lowGrams),
      quantity('range-high', highGrams),
      quantity('burned-range-low', Math.floor(economyGrams * Math.exp(-withFuel(lowGrams)))),
      quantity('burned-range-high', Math.ceil(economyGrams * REPORTED_FUEL_FACTOR * Math.exp(withFuel(highGrams)))),
    ],
  };
}
