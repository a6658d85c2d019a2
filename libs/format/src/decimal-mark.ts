import { OWN_MANNER } from '@tim/languages';

/** A number as programs write it, in the language of this one: "285.6", "285,6". */
export function withDecimalMark(number: string): string {
  return number.replace('.', OWN_MANNER.decimalMark);
}
