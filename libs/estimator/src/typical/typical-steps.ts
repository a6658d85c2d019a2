import { FASTEST_ROUTES, NEARBY_AIRPORT_KM, SLOWEST_KM_PER_HOUR } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import { quantities, quantity } from '../compute/quantity.ts';
import { leastSure } from '../inputs/standing/is-shown.ts';
import type { Quantity, WorkingStep } from '../working.ts';
import { CONNECTION_HOURS } from './market-options.ts';
import type { EmittingOption } from './emitting-options.ts';
import { FEWEST_USERS_FRACTION } from './used-airports.ts';

/** A number of a route that counts. */
function routeQuantity(
  { option: { legs, carriers, daysFrom } }: EmittingOption,
  at: number,
  kind: 'route-duration' | 'route-grams' | 'route-days',
  value: number,
): Quantity {
  const name = { kind, place: at + 1, legs, carrierCodes: [...new Set(carriers)] };
  return quantity(name, value, kind === 'route-days' ? daysFrom : undefined);
}

/** Whether a route that counts is flown today, and what says so: of its leg that is least sure to be. */
function standingQuantity({ option: { legs, carriers, flown } }: EmittingOption, at: number): Quantity {
  const name = { kind: 'route-standing', place: at + 1, legs, carrierCodes: [...new Set(carriers)] } as const;
  const { value, ...provenance } = leastSure(flown.flatMap(({ pairs }) => pairs.slice(0, 1)));
  return { name, value: 0, text: value, provenance };
}

/** The two steps of a typical figure: which routes count, and their middle. */
export function typicalSteps(rows: readonly EmittingOption[], medians: PerCabin): readonly WorkingStep[] {
  return [
    {
      key: 'typicalRoutes',
      limits: {
        connectionHours: CONNECTION_HOURS,
        slowestKmPerHour: SLOWEST_KM_PER_HOUR,
        fastestRoutes: FASTEST_ROUTES,
        nearbyKm: NEARBY_AIRPORT_KM,
        fewestUsersFraction: FEWEST_USERS_FRACTION,
      },
      inputs: rows.map(standingQuantity),
      results: rows.map((row, at) => routeQuantity(row, at, 'route-duration', row.option.durationHours)),
    },
    {
      key: 'weightedMedian',
      inputs: [
        ...rows.map((row, at) => routeQuantity(row, at, 'route-grams', row.grams.economy)),
        ...rows.map((row, at) => routeQuantity(row, at, 'route-days', row.option.operatingDays)),
      ],
      results: quantities((cabin) => ({ kind: 'typical-grams', cabin }), medians),
    },
  ];
}
