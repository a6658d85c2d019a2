import { ENGINE_VERSION, JET_KEROSENE } from '@tim/engine';
import type { EasaLabel } from '@tim/reference-data';
import { CABIN_CLASSES } from '../estimate.ts';
import type { CabinClass, ContrailsBucket, GramsPerPassenger, LabelledFlight } from '../estimate.ts';

import type { Quantity } from '../working.ts';
import { quantity } from './quantity.ts';

/** Well-to-tank part of a label's figure [1]: that of fossil kerosene, since sustainable fuel is stated apart and not deducted. */
const WELL_TO_TANK_PART =
  JET_KEROSENE.wellToTankKgCo2ePerKg / (JET_KEROSENE.wellToTankKgCo2ePerKg + JET_KEROSENE.tankToWakeKgCo2ePerKg);

type CabinGrams = { -readonly [cabin in CabinClass]?: number };

/** The cabins of a label parted into the two phases, to the gram. */
function phasesOf(wellToWake: GramsPerPassenger) {
  const wellToTank: CabinGrams = {};
  const tankToWake: CabinGrams = {};
  for (const cabin of CABIN_CLASSES) {
    const grams = wellToWake[cabin];
    if (grams === undefined) continue;
    const part = Math.round(grams * WELL_TO_TANK_PART);
    wellToTank[cabin] = part;
    tankToWake[cabin] = grams - part;
  }
  return { wellToTank, tankToWake };
}

function quantitiesOf(label: EasaLabel): readonly Quantity[] {
  return CABIN_CLASSES.flatMap((cabin) => {
    const value = label.wellToWakeGramsPerPassenger[cabin];
    if (value === undefined) return [];
    return [quantity(`WTW ${cabin}`, { kind: 'label-grams', cabin }, value, 'g CO2e')];
  });
}

/** A flight with the figures of its label in place of an estimate. */
export function labelledFlight(
  label: EasaLabel,
  flight: { readonly isFlightNumberVerified: boolean; readonly contrailsImpactBucket: ContrailsBucket | undefined },
  includesWorking: boolean,
): LabelledFlight {
  const { contrailsImpactBucket, isFlightNumberVerified } = flight;
  const { wellToTank, tankToWake } = phasesOf(label.wellToWakeGramsPerPassenger);
  const labelled: LabelledFlight = {
    kind: 'labelled',
    label,
    wellToWakeGramsPerPassenger: label.wellToWakeGramsPerPassenger,
    wellToTankGramsPerPassenger: wellToTank,
    tankToWakeGramsPerPassenger: tankToWake,
    isFlightNumberVerified,
    ...(contrailsImpactBucket && { contrailsImpactBucket }),
  };
  if (!includesWorking) return labelled;
  const version = { ...quantity('label', 'label-version', 0, '1'), text: label.version };
  const step = { key: 'easaLabel', inputs: [version], results: quantitiesOf(label) } as const;
  return { ...labelled, working: { engineVersion: ENGINE_VERSION, steps: [step] } };
}
