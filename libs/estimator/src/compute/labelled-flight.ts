import { CABIN_CLASSES, ENGINE_VERSION, JET_KEROSENE } from '@tim/engine';
import type { EasaLabel } from '@tim/reference-data';
import type { ContrailsBucket, GramsPerPassenger, LabelledFlight } from '../estimate.ts';
import type { WorkingStep } from '../working.ts';
import { quantity } from './quantity.ts';

/** Well-to-tank part of a label's figure [1]: that of fossil kerosene, since sustainable fuel is stated apart and not deducted. */
const WELL_TO_TANK_PART =
  JET_KEROSENE.wellToTankKgCo2ePerKg / (JET_KEROSENE.wellToTankKgCo2ePerKg + JET_KEROSENE.tankToWakeKgCo2ePerKg);

/** The grams of each cabin on the label, made into others. */
const ofEachCabin = (label: EasaLabel, made: (grams: number) => number): GramsPerPassenger =>
  Object.fromEntries(
    CABIN_CLASSES.flatMap((cabin) => {
      const grams = label.wellToWakeGramsPerPassenger[cabin];
      return grams === undefined ? [] : [[cabin, made(grams)]];
    }),
  );

const wellToTankOf = (grams: number) => Math.round(grams * WELL_TO_TANK_PART);

function labelStep({ version, wellToWakeGramsPerPassenger }: EasaLabel): WorkingStep {
  return {
    key: 'easaLabel',
    inputs: [{ ...quantity('label-version', 0), text: version }],
    results: CABIN_CLASSES.flatMap((cabin) => {
      const grams = wellToWakeGramsPerPassenger[cabin];
      return grams === undefined ? [] : [quantity({ kind: 'label-grams', cabin }, grams)];
    }),
  };
}

/** A flight with the figures of its label in place of an estimate. */
export function labelledFlight(
  label: EasaLabel,
  flight: { readonly isFlightNumberVerified: boolean; readonly contrailsImpactBucket: ContrailsBucket | undefined },
  includesWorking: boolean,
): LabelledFlight {
  const { contrailsImpactBucket, isFlightNumberVerified } = flight;
  return {
    kind: 'labelled',
    label,
    wellToWakeGramsPerPassenger: label.wellToWakeGramsPerPassenger,
    wellToTankGramsPerPassenger: ofEachCabin(label, wellToTankOf),
    tankToWakeGramsPerPassenger: ofEachCabin(label, (grams) => grams - wellToTankOf(grams)),
    isFlightNumberVerified,
    ...(contrailsImpactBucket && { contrailsImpactBucket }),
    ...(includesWorking && { working: { engineVersion: ENGINE_VERSION, steps: [labelStep(label)] } }),
  };
}
