import { OWN_MANNER, type Manner } from '@tim/languages';

/** What a language writes before decimals. */
export type DecimalManner = Pick<Manner, 'decimalMark'>;

/** What parts the cells of CSV: spreadsheets of a language with decimal commas read semicolons. */
export const CSV_DELIMITER = OWN_MANNER.decimalMark === ',' ? ';' : ',';

/** A number as programs write it, in the language of this one unless another's manner is told: "285.6", "285,6". */
export function withDecimalMark(number: string, { decimalMark }: DecimalManner = OWN_MANNER): string {
  return number.replace('.', decimalMark);
}
