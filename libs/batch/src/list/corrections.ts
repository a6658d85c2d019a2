import { FIELDS, type Field } from '../columns/column-names.ts';
import { isObject } from '../is-object.ts';
import type { DateOrder } from '../question/dates.ts';

/** What somebody chose for a list, kept for the next one. */
export type Corrections = {
  /** The names of the columns by what they were read as: a list that has all of them is read so again. */
  readonly columns: Readonly<Partial<Record<Field, string>>>;
  /** Of the same columns. */
  readonly dateOrder?: DateOrder;
  /** Codes of places by the names in the list's cells: they are used in any list. */
  readonly places: Readonly<Record<string, string>>;
};

const KIND = 'travel-impact-corrections';

/** Larger files are lists [bytes]. */
export const MOST_CORRECTIONS_BYTES = 2 ** 20;

export const writeCorrections = (corrections: Corrections): string =>
  `${JSON.stringify({ kind: KIND, ...corrections }, undefined, 2)}\n`;

/** @returns undefined where the text is something else */
export function readCorrections(text: string): Corrections | undefined {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(written) || written['kind'] !== KIND) return undefined;
  const { columns, dateOrder, places } = written;
  if (!isOfTexts(columns) || !isOfTexts(places)) return undefined;
  if (!Object.keys(columns).every((field) => FIELDS.includes(field as Field))) return undefined;
  if (!Object.values(places).every((code) => /^[A-Z]{3}$/.test(code))) return undefined;
  if (dateOrder === undefined) return { columns, places };
  return dateOrder === 'day-first' || dateOrder === 'month-first' ? { columns, dateOrder, places } : undefined;
}

/** Which of a list's first rows has all columns of the list that was corrected; undefined where none has. */
export function correctedHeader(
  rows: readonly (readonly string[])[],
  { columns }: Corrections,
): { readonly at: number; readonly columns: Readonly<Partial<Record<Field, number>>> } | undefined {
  const names = Object.values(columns);
  const at = rows.findIndex((row) => names.every((name) => row.includes(name)));
  const header = rows[at];
  if (names.length === 0 || !header) return undefined;
  return {
    at,
    columns: Object.fromEntries(Object.entries(columns).map(([field, name]) => [field, header.indexOf(name)])),
  };
}

const isOfTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
