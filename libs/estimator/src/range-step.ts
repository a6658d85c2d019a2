import type { GramsRange, Quantity, WorkingStep } from './estimate.ts';
import type { HalfWidths } from './range.ts';

/** Spread between the routes of a typical figure, low and high, as logarithms of a ratio [1]. */
export type RouteSpread = { readonly low: number; readonly high: number };

const width = (symbol: string, name: string, value: number): Quantity => ({ symbol, name, value, unit: '1' });

/** How the range in economy came about: each driver's half-width, and what they add up to. */
export function rangeStep(range: GramsRange, widths: HalfWidths, routes?: RouteSpread): WorkingStep {
  return {
    key: 'range',
    name: 'What the figure may be expected to lie between',
    formula: 'low = g × exp(−√Σ w²), high = g × exp(√Σ w²), w in logarithms of a ratio, each meant to hold 80 %',
    inputs: [
      width('w fuel', 'Fuel model beside reported fuel', widths.fuelModel),
      width('w cabin', 'How well the seats are known', widths.cabin),
      width('w load', 'How full the flight is', widths.passengerLoad),
      width('w cargo', 'How much cargo it carries', widths.cargo),
      width('w aircraft, low', 'Which aircraft and cabin it is, towards less', widths.aircraftLow),
      width('w aircraft, high', 'Which aircraft and cabin it is, towards more', widths.aircraftHigh),
      ...(routes
        ? [
            width('w routes, low', 'Which route and airline it is, towards less', routes.low),
            width('w routes, high', 'Which route and airline it is, towards more', routes.high),
          ]
        : []),
    ],
    results: [
      { symbol: 'low', name: 'Lowest in economy', value: range.low.economy ?? 0, unit: 'g CO2e' },
      { symbol: 'high', name: 'Highest in economy', value: range.high.economy ?? 0, unit: 'g CO2e' },
    ],
    source: 'this engine’s own rule; fuel model: Advisory Committee, AC/5, Model Selection brief',
  };
}
