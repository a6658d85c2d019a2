import { oneOf } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { faultOfDate, faultOfEvidence, howKnown } from './evidence.ts';

/** Two areas, countries or airports, that are near each other and between which few people go for a flight. */
export type ApartRow = { readonly area: string; readonly other: string };

/** What lies apart, of apart.csv, sorted. */
export async function readApart({ read, known, pastDate }: DataContext): Promise<ApartRow[]> {
  const fields = {
    area: known.area,
    other: known.area,
    because: oneOf('sea', 'closed-border'),
    ...howKnown(pastDate),
  };
  const rows = await read('apart', fields, [
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
