import type { CargoBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import type { CargoData, CargoQuestion, CargoRule } from './cargo-rule.ts';
import { countedCargo } from './counted.ts';
import { distanceBandCargo } from './distance-band.ts';
import { givenCargo } from './given.ts';
import { narrowBodyAwayFromUsCargo } from './narrow-body-away-from-us.ts';
import { allCarriersOnRouteCargo, carrierOnRouteCargo } from './on-route.ts';

/** How much of the payload is cargo: the rules in the order they are tried. */
const TIERS: readonly CargoRule[] = [
  givenCargo,
  carrierOnRouteCargo,
  allCarriersOnRouteCargo,
  countedCargo,
  narrowBodyAwayFromUsCargo,
  distanceBandCargo,
];

/** Cargo mass / (cargo mass + 100 kg x passengers) [1]. */
export function cargoMassFraction(question: CargoQuestion, data: CargoData): Sourced<number, CargoBasis> {
  const cargo = firstAnswer(TIERS, question, data);
  if (!cargo) throw new RangeError('no rule gave a cargo mass fraction');
  return cargo;
}
