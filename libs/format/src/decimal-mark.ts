import { OWN_MANNER, type Manner } from '@tim/languages';

/** What a language writes before decimals. */
export type DecimalManner = Pick<Manner, 'decimalMark'>;

/** A number as programs write it, in the language of this one unless another's manner is told: "285.6", "285,6". */
export function withDecimalMark(number: string, { decimalMark }: DecimalManner = OWN_MANNER): string {
  return number.replace('.', decimalMark);
}
