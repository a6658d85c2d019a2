import { formatKilograms, gramsToKilograms } from '@tim/format';
import type { WorkingStep } from '@tim/messages';
import { CABIN_NAMES } from '../../../content/cabins.ts';

/** The step that counts every cabin by its floor. */
const STEP = 'passengerGrams';
const CABINS = [
  ['economy', CABIN_NAMES.economyKg],
  ['premium economy', CABIN_NAMES.premiumEconomyKg],
  ['business', CABIN_NAMES.businessKg],
  ['first', CABIN_NAMES.firstKg],
] as const;

export type SeatFloors = {
  readonly businessFactor: number;
  readonly isWideBody: boolean;
  readonly cabins: readonly { readonly cabin: string; readonly factor: number; readonly kilograms: string }[];
};

/** What the floor of each cabin's seat counts and comes to; undefined where the steps do not say. */
export function seatFloors(steps: readonly WorkingStep[]): SeatFloors | undefined {
  const step = steps.find(({ key }) => key === STEP);
  if (step === undefined) {
    return undefined;
  }
  const valueOf = (symbol: string) => [...step.inputs, ...step.results].find((one) => one.symbol === symbol);
  const business = valueOf('factor business');
  const cabins = CABINS.flatMap(([key, cabin]) => {
    const [factor, grams] = [valueOf(`factor ${key}`)?.value, valueOf(`WTW ${key}`)?.value];
    return factor === undefined || grams === undefined
      ? []
      : [{ cabin, factor, kilograms: formatKilograms(gramsToKilograms(grams), 1) }];
  });
  return business === undefined || cabins.length === 0
    ? undefined
    : { businessFactor: business.value, isWideBody: business.name.includes('wide'), cabins };
}
