import { quantity } from '../compute/quantity.ts';
import type { GramsRange } from '../estimate.ts';
import type { Quantity, WorkingStep } from '../working.ts';
import type { HalfWidths } from './half-widths.ts';
import type { Spread } from './spread.ts';

const spreadOf = (driver: 'aircraft' | 'routes', { low, high }: Spread): readonly Quantity[] => [
  quantity({ kind: 'half-width-low', driver }, low),
  quantity({ kind: 'half-width-high', driver }, high),
];

/** How the range in economy came about: each driver's half-width, and what they add up to. */
export function rangeStep({ low, high }: GramsRange, widths: HalfWidths, routes?: Spread): WorkingStep {
  return {
    key: 'range',
    inputs: [
      ...(['fuelModel', 'cabin', 'passengerLoad', 'cargo'] as const).map((driver) =>
        quantity({ kind: 'half-width', driver }, widths[driver]),
      ),
      ...spreadOf('aircraft', { low: widths.aircraftLow, high: widths.aircraftHigh }),
      ...(routes ? spreadOf('routes', routes) : []),
    ],
    results: [quantity('range-low', low.economy ?? 0), quantity('range-high', high.economy ?? 0)],
  };
}
