import { FASTEST_ROUTES, SLOWEST_KM_PER_HOUR } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import { CABIN_CLASSES } from './estimate.ts';
import type { Quantity, WorkingStep } from './estimate.ts';
import { CONNECTION_HOURS } from './market-options.ts';
import type { EmittingOption } from './typical-emissions.ts';

const SOURCE = 'Travel Impact Model 3.0.0, projects/typical_flight_emissions.md';

const CABIN_NAMES: Record<(typeof CABIN_CLASSES)[number], string> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

const nameOf = ({ option }: EmittingOption) =>
  `${option.legs.join(', ')} on ${[...new Set(option.carriers)].join(', ')}`;

function quantities(
  rows: readonly EmittingOption[],
  symbol: string,
  what: string,
  unit: string,
  valueOf: (row: EmittingOption) => number,
): readonly Quantity[] {
  return rows.map((row, at) => ({
    symbol: `${symbol}${at + 1}`,
    name: `${what}, ${nameOf(row)}`,
    value: valueOf(row),
    unit,
  }));
}

/** The days of each route, known or estimated: each says which. */
function operatingDays(rows: readonly EmittingOption[]): readonly Quantity[] {
  const days = quantities(rows, 'w', 'Operating days a year', '1', ({ option }) => option.operatingDays);
  return days.map((quantity, at) => {
    const provenance = rows[at]?.option.daysFrom;
    return provenance ? { ...quantity, provenance } : quantity;
  });
}

/** The two steps of a typical figure: which routes count, and their middle. */
export function typicalSteps(rows: readonly EmittingOption[], medians: PerCabin): readonly WorkingStep[] {
  return [
    {
      key: 'typicalRoutes',
      name: 'Routes that count, fastest first',
      formula: `direct, or one stop over the carrier’s hub with ${CONNECTION_HOURS} h between flights; at least ${SLOWEST_KM_PER_HOUR} km/h, not much longer than the fastest; the ${FASTEST_ROUTES} fastest`,
      inputs: [],
      results: quantities(rows, 't', 'Duration', 'h', ({ option }) => option.durationHours),
      source: `${SOURCE}; durations from a fit of block time to distance, US BTS T-100`,
    },
    {
      key: 'weightedMedian',
      name: 'Middle of the routes',
      formula: 'per cabin, the first value in rising order at which half of the operating days are reached',
      inputs: [...quantities(rows, 'e', 'Economy', 'g CO2e', ({ grams }) => grams.economy), ...operatingDays(rows)],
      results: CABIN_CLASSES.map((cabin) => ({
        symbol: `typical ${CABIN_NAMES[cabin]}`,
        name: `Typical emissions per passenger, ${CABIN_NAMES[cabin]}`,
        value: medians[cabin],
        unit: 'g CO2e',
      })),
      source: `${SOURCE}, weighted median; days from flights of 2022, else 2016-17, else estimated from flight numbers`,
    },
  ];
}
