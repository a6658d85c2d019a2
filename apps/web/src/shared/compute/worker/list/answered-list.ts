import type { Answered, Field } from '@tim/batch';
import type { ListFormat } from '@tim/batch/list';
import type { Parts } from './add-parts.ts';
import type { ListSettings, ListSummary } from '../../list-types.ts';
import type { ListData } from './list-data.ts';
import type { ParsedList } from './parse-list.ts';

export type AnsweredRow = Answered & {
  /** Its place among all rows of the list, from 0 on. */
  readonly at: number;
};

/** A list that was answered, with everything it was answered by. */
export type AnsweredList = {
  readonly list: ParsedList;
  readonly settings: ListSettings;
  /** How it was read, with the columns that were chosen. */
  readonly format: ListFormat;
  readonly data: ListData;
  readonly rows: readonly AnsweredRow[];
  readonly summary: ListSummary;
  /** What its record adds up. */
  readonly parts: Parts;
};

/** What the list calls the column that holds a field; nothing where it has none. */
export function columnNamed(field: Field, { list, format: { columns } }: AnsweredList): { readonly column?: string } {
  const name = (list.shape.header[columns[field] ?? -1] ?? '').trim();
  return name === '' ? {} : { column: name };
}
