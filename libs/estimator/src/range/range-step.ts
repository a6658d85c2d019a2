import type { GramsRange } from '../estimate.ts';
import type { Quantity, QuantityName, WorkingStep } from '../working.ts';
import type { HalfWidths } from './half-widths.ts';

/** Spread between the routes of a typical figure, low and high, as logarithms of a ratio [1]. */
export type RouteSpread = { readonly low: number; readonly high: number };

const width = (symbol: string, name: QuantityName, value: number): Quantity => ({ symbol, name, value, unit: '1' });

/** How the range in economy came about: each driver's half-width, and what they add up to. */
export function rangeStep(range: GramsRange, widths: HalfWidths, routes?: RouteSpread): WorkingStep {
  const { fuelModel, cabin, passengerLoad, cargo, aircraftLow, aircraftHigh } = widths;
  return {
    key: 'range',
    inputs: [
      width('w fuel', { kind: 'half-width', driver: 'fuelModel' }, fuelModel),
      width('w cabin', { kind: 'half-width', driver: 'cabin' }, cabin),
      width('w load', { kind: 'half-width', driver: 'passengerLoad' }, passengerLoad),
      width('w cargo', { kind: 'half-width', driver: 'cargo' }, cargo),
      width('w aircraft, low', { kind: 'half-width-low', driver: 'aircraft' }, aircraftLow),
      width('w aircraft, high', { kind: 'half-width-high', driver: 'aircraft' }, aircraftHigh),
      ...(routes
        ? [
            width('w routes, low', { kind: 'half-width-low', driver: 'routes' }, routes.low),
            width('w routes, high', { kind: 'half-width-high', driver: 'routes' }, routes.high),
          ]
        : []),
    ],
    results: [
      { symbol: 'low', name: { kind: 'range-low' }, value: range.low.economy ?? 0, unit: 'g CO2e' },
      { symbol: 'high', name: { kind: 'range-high' }, value: range.high.economy ?? 0, unit: 'g CO2e' },
    ],
  };
}
