import type { Overrides } from './query.ts';
import { refuseUnknownNames, WrongInput } from './wrong-input.ts';

/**
 * Refuse inputs that no flight can have, and names that are none of an input.
 *
 * @throws WrongInput naming the input and its range
 */
export function checkOverrides(overrides: Overrides): void {
  refuseUnknownNames({ path: 'overrides.', what: 'overrides' }, overrides, {
    passengerLoadFactor: true,
    seatsPerClass: true,
    cargoMassFraction: true,
    distanceAdjustmentFactor: true,
    sustainableFuel: true,
  });
  const { passengerLoadFactor, seatsPerClass, cargoMassFraction, distanceAdjustmentFactor, sustainableFuel } =
    overrides;
  if (passengerLoadFactor !== undefined)
    check('passengerLoadFactor', passengerLoadFactor, (value) => value > 0 && value <= 1, 'above 0 and at most 1');
  if (cargoMassFraction !== undefined)
    check('cargoMassFraction', cargoMassFraction, (value) => value >= 0 && value < 1, '0 or more and below 1');
  if (distanceAdjustmentFactor !== undefined)
    check('distanceAdjustmentFactor', distanceAdjustmentFactor, (value) => value >= 0.5 && value <= 5, '0.5 to 5');
  if (sustainableFuel) {
    const path = 'overrides.sustainableFuel';
    const names = { massFraction: true, lifeCycleSavingFraction: true } as const;
    refuseUnknownNames({ path: `${path}.`, what: path }, sustainableFuel, names);
    for (const name of ['massFraction', 'lifeCycleSavingFraction'] as const) {
      const { [name]: value } = sustainableFuel;
      check(`sustainableFuel.${name}`, value, (fraction) => fraction >= 0 && fraction <= 1, '0 to 1');
    }
  }
  if (seatsPerClass === undefined) return;
  const path = 'overrides.seatsPerClass';
  const classes = { economy: true, premiumEconomy: true, business: true, first: true } as const;
  refuseUnknownNames({ path: `${path}.`, what: path }, seatsPerClass, classes);
  const { economy, premiumEconomy, business, first } = seatsPerClass;
  const seats = [economy, premiumEconomy, business, first];
  if (!seats.every((count) => Number.isFinite(count) && count >= 0) || seats.every((count) => count === 0)) {
    const rule = 'must have a finite number of 0 or more in each class, not 0 in all';
    throw new WrongInput(path, seatsPerClass, `${path} ${rule}`);
  }
}

function check(name: string, value: number, isRight: (value: number) => boolean, rule: string): void {
  if (Number.isFinite(value) && isRight(value)) return;
  throw new WrongInput(`overrides.${name}`, value, `overrides.${name} must be ${rule}`);
}
