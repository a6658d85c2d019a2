import { FASTEST_ROUTES, SLOWEST_KM_PER_HOUR } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import { perCabin, quantity } from '../compute/quantity.ts';
import type { Quantity, QuantityName, WorkingStep } from '../working.ts';
import { CONNECTION_HOURS } from './market-options.ts';
import type { EmittingOption } from './emitting-options.ts';

type RouteQuantityKind = Extract<QuantityName, { readonly legs: readonly string[] }>['kind'];

function routeQuantities(
  rows: readonly EmittingOption[],
  symbol: string,
  kind: RouteQuantityKind,
  unit: string,
  valueOf: (row: EmittingOption) => number,
): readonly Quantity[] {
  return rows.map((row, at) => {
    const { legs, carriers } = row.option;
    const name = { kind, legs, carrierCodes: [...new Set(carriers)] };
    return quantity(`${symbol}${at + 1}`, name, valueOf(row), unit);
  });
}

/** The days of each route, known or estimated: each says which. */
function operatingDays(rows: readonly EmittingOption[]): readonly Quantity[] {
  const days = routeQuantities(rows, 'w', 'route-days', '1', ({ option }) => option.operatingDays);
  return days.map((of, at) => {
    const provenance = rows[at]?.option.daysFrom;
    return provenance ? { ...of, provenance } : of;
  });
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
      },
      inputs: [],
      results: routeQuantities(rows, 't', 'route-duration', 'h', ({ option }) => option.durationHours),
    },
    {
      key: 'weightedMedian',
      inputs: [
        ...routeQuantities(rows, 'e', 'route-grams', 'g CO2e', ({ grams }) => grams.economy),
        ...operatingDays(rows),
      ],
      results: perCabin('typical', (cabin) => ({ kind: 'typical-grams', cabin }), medians, 'g CO2e'),
    },
  ];
}
