import { oneOf, optional, text } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import { area } from './area.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfDate, faultOfEvidence, page } from './evidence.ts';

/** Two areas, countries or airports, that are near each other and between which few people go for a flight. */
export type ApartRow = { readonly area: string; readonly other: string };

/** What lies apart, of apart.csv, sorted. */
export async function readApart({ file: fileOf, known, pastDate, report }: DataContext): Promise<ApartRow[]> {
  const file = fileOf('apart');
  const fields = {
    area: area(known),
    other: area(known),
    because: oneOf('sea', 'closed-border'),
    evidence,
    page,
    // Empty only where nobody knows when a page was written.
    date: optional(pastDate),
    remark: text,
  };
  const rows = keepSound(file.name, await readRows(file, fields, report), report, [
    faultOfEvidence,
    faultOfDate,
    (row) => (row.area < row.other ? undefined : 'area and other are not two codes in rising order'),
    standsOnce((row) => `${row.area} ${row.other}`),
  ]);
  return rows
    .map(({ values }) => ({ area: values.area, other: values.other }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = (row: ApartRow) => `${row.area} ${row.other}`;
