import type { Overrides } from './query.ts';

/**
 * Refuse inputs that no flight can have.
 *
 * @throws RangeError naming the input and its range
 */
export function checkOverrides(overrides: Overrides): void {
  const { passengerLoadFactor, seatsPerClass, cargoMassFraction, distanceAdjustmentFactor, sustainableFuel } =
    overrides;
  if (passengerLoadFactor !== undefined && !(passengerLoadFactor > 0 && passengerLoadFactor <= 1)) {
    throw new RangeError('overrides.passengerLoadFactor must be above 0 and at most 1');
  }
  if (cargoMassFraction !== undefined && !(cargoMassFraction >= 0 && cargoMassFraction < 1)) {
    throw new RangeError('overrides.cargoMassFraction must be 0 or more and below 1');
  }
  if (distanceAdjustmentFactor !== undefined && !(distanceAdjustmentFactor >= 0.5 && distanceAdjustmentFactor <= 5)) {
    throw new RangeError('overrides.distanceAdjustmentFactor must be 0.5 to 5');
  }
  for (const name of ['massFraction', 'lifeCycleSavingFraction'] as const) {
    const value = sustainableFuel?.[name] ?? 0;
    if (!(value >= 0 && value <= 1)) throw new RangeError(`overrides.sustainableFuel.${name} must be 0 to 1`);
  }
  if (seatsPerClass === undefined) return;
  const { economy, premiumEconomy, business, first } = seatsPerClass;
  const seats = [economy, premiumEconomy, business, first];
  if (!seats.every((count) => Number.isFinite(count) && count >= 0) || seats.every((count) => count === 0)) {
    throw new RangeError('overrides.seatsPerClass must have a finite number of 0 or more in each class, not 0 in all');
  }
}
