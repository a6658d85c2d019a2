import type { CargoBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import { given } from '../given.ts';
import type { CargoData, CargoQuestion, CargoRule } from './cargo-rule.ts';
import { countedCargo } from './counted.ts';
import { narrowBodyAwayFromUsCargo } from './narrow-body-away-from-us.ts';
import { allCarriersOnRouteCargo, carrierOnRouteCargo } from './on-route.ts';

/** How much of the payload is cargo: the rules in the order they are tried. */
const TIERS: readonly CargoRule[] = [
  (question) => given(question.given),
  carrierOnRouteCargo,
  allCarriersOnRouteCargo,
  countedCargo,
  narrowBodyAwayFromUsCargo,
];

/** Cargo mass / (cargo mass + 100 kg x passengers) [1]; where no rule knows it, the mean of flights about as long with the same body. */
export const cargoMassFraction = (question: CargoQuestion, data: CargoData): Sourced<number, CargoBasis> =>
  firstAnswer(TIERS, question, data) ??
  data.tables.cargo.cargoMassFraction(question.body, question.route.greatCircleKm);
