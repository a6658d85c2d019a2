import type { FuelBurn } from '@tim/engine';
import type { Provenance } from '@tim/reference-data';
import type { Contrails } from './contrails.ts';
import type { Quantity, WorkingStep } from './estimate.ts';

const PROVENANCE: Provenance = {
  strategy: 'GREAT_CIRCLE_SEASON_HOUR',
  source: 'CONTRAIL_FIGURE',
  sourceVersion: 'read off published figures, about 15 %',
  dataCategory: 'DEFAULT',
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const part = (risk: string, value: number): Quantity => ({
  symbol: risk,
  name: `Part of the day in which a departure’s risk is ${risk}`,
  value,
  unit: '1',
});

/** The risk of contrails: beside the kilograms, never among them. */
export function contrailsStep(contrails: Contrails, { fuelBurnKg }: FuelBurn): WorkingStep {
  const { forcingsGj, ratios, shares, stepHours } = contrails;
  return {
    key: 'contrails',
    name: 'Risk of warming by contrails, apart from the kilograms',
    formula:
      'x = EEF / (1.4397 GJ/kg × 3.16 × m) for each time of departure: low below 0.2, medium to 1, high above; the risk is that of most of the day',
    inputs: [
      {
        symbol: 'EEF',
        name: 'Energy the contrails may be expected to keep, mean over the day',
        value: mean(forcingsGj),
        unit: 'GJ',
        provenance: PROVENANCE,
      },
      { symbol: 'm', name: 'Fuel of the flight', value: fuelBurnKg, unit: 'kg' },
    ],
    results: [
      { symbol: 'x', name: 'Contrails beside the flight’s CO2, mean over the day', value: mean(ratios), unit: '1' },
      ...ratios.map((value, at) => ({
        symbol: `x at ${at * stepHours} h`,
        name: `Contrails beside the flight’s CO2, departing at ${at * stepHours} h of the origin’s solar time`,
        value,
        unit: '1',
      })),
      part('low', shares.NEGLIGIBLE),
      part('medium', shares.MODERATE),
      part('high', shares.SEVERE),
    ],
    source:
      'Advisory Committee, Contrails Impact brief of 5 November 2025; an approximation: no departure times are known, every hour counts the same',
  };
}
