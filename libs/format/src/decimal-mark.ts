import { OWN_MANNER } from '@tim/languages';

/** What parts the cells of CSV: spreadsheets of a language with decimal commas read semicolons. */
export const CSV_DELIMITER = OWN_MANNER.decimalMark === ',' ? ';' : ',';

/** A number as programs write it, in the language of this one: "285.6", "285,6". */
export function withDecimalMark(number: string): string {
  return number.replace('.', OWN_MANNER.decimalMark);
}
