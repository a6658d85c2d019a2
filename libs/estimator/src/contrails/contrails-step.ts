import type { FuelBurn } from '@tim/engine';
import type { Provenance } from '@tim/reference-data';
import { quantity } from '../compute/quantity.ts';
import type { WorkingStep } from '../working.ts';
import type { Contrails } from './contrails.ts';

const PROVENANCE: Provenance = {
  basis: { kind: 'contrails-by-season-and-hour' },
  source: 'CONTRAIL_FIGURE',
  sourceVersion: '',
  dataCategory: 'DEFAULT',
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The risk of contrails: beside the kilograms, never among them. */
export function contrailsStep(contrails: Contrails, { fuelBurnKg }: FuelBurn): WorkingStep {
  const { departure, forcingsGj, ratios, shares, stepHours } = contrails;
  return {
    key: 'contrails',
    inputs: [
      quantity('contrail-energy', mean(forcingsGj), PROVENANCE),
      quantity('flight-fuel', fuelBurnKg),
      ...(departure ? [quantity('departure-hour', departure.hourUtc.value, departure.hourUtc)] : []),
    ],
    results: [
      ...(departure ? [quantity('contrail-ratio-at-departure', departure.ratio)] : []),
      quantity('contrail-ratio', mean(ratios)),
      ...ratios.map((ratio, at) => quantity({ kind: 'contrail-ratio-at', hours: at * stepHours }, ratio)),
      ...(['NEGLIGIBLE', 'MODERATE', 'SEVERE'] as const).map((bucket) =>
        quantity({ kind: 'contrail-day-share', bucket }, shares[bucket]),
      ),
    ],
  };
}
