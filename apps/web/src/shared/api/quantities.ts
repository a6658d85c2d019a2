import type { Working, WorkingQuantity, WorkingStep } from '@tim/messages';
import type { CabinClass, QuantityKind, StepKey } from '@tim/words';

/** Whether a quantity is of a kind. */
export const isOfKind = ({ code }: WorkingQuantity, kind: QuantityKind): boolean => code?.kind === kind;

/** A step's quantity by what it is; undefined where the working does not have it. */
export function quantityOf(
  steps: readonly WorkingStep[],
  key: StepKey,
  kind: QuantityKind,
  cabin?: CabinClass,
): WorkingQuantity | undefined {
  const step = steps.find((one) => one.key === key);
  return (
    step &&
    [...step.inputs, ...step.results].find((quantity) => isOfKind(quantity, kind) && quantity.code?.cabin === cabin)
  );
}

/** Its number. */
export const valueOf = (...asked: Parameters<typeof quantityOf>): number | undefined => quantityOf(...asked)?.value;

/** The shortest way over the earth [km]; undefined where the working does not say. */
export function greatCircleKmOf(working: Working | undefined): number | undefined {
  return valueOf(working?.steps ?? [], 'greatCircleDistance', 'great-circle-distance');
}
