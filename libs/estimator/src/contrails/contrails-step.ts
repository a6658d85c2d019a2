import type { FuelBurn } from '@tim/engine';
import type { Provenance } from '@tim/reference-data';
import type { ContrailsBucket } from '../estimate.ts';
import type { Quantity, WorkingStep } from '../working.ts';
import type { Contrails } from './contrails.ts';

const PROVENANCE: Provenance = {
  basis: { kind: 'contrails-by-season-and-hour' },
  source: 'CONTRAIL_FIGURE',
  sourceVersion: '',
  dataCategory: 'DEFAULT',
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const dayShare = (symbol: string, bucket: ContrailsBucket, value: number): Quantity => ({
  symbol,
  name: { kind: 'contrail-day-share', bucket },
  value,
  unit: '1',
});

/** The risk of contrails: beside the kilograms, never among them. */
export function contrailsStep(contrails: Contrails, { fuelBurnKg }: FuelBurn): WorkingStep {
  const { forcingsGj, ratios, shares, stepHours } = contrails;
  return {
    key: 'contrails',
    inputs: [
      { symbol: 'EEF', name: { kind: 'contrail-energy' }, value: mean(forcingsGj), unit: 'GJ', provenance: PROVENANCE },
      { symbol: 'm', name: { kind: 'flight-fuel' }, value: fuelBurnKg, unit: 'kg' },
    ],
    results: [
      { symbol: 'x', name: { kind: 'contrail-ratio' }, value: mean(ratios), unit: '1' },
      ...ratios.map((value, at): Quantity => {
        const hours = at * stepHours;
        return { symbol: `x at ${hours} h`, name: { kind: 'contrail-ratio-at', hours }, value, unit: '1' };
      }),
      dayShare('low', 'NEGLIGIBLE', shares.NEGLIGIBLE),
      dayShare('medium', 'MODERATE', shares.MODERATE),
      dayShare('high', 'SEVERE', shares.SEVERE),
    ],
  };
}
