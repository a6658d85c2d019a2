import { createEstimator } from '@tim/estimator';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables, TABLE_NAMES, type TableBytes } from '@tim/reference-data';
import { answererOf } from './answer/list-answerer.ts';
import { placeNames } from './list/place-names.ts';

const referenceData = new URL('../../reference-data/', import.meta.url);
const bytes = TABLE_NAMES.map((table) => {
  const file = new URL(`tables/${table}.bin.gz`, referenceData);
  return [table, gunzipSync(readFileSync(file))] as const;
});

/** The committed tables. */
export const tables = readTables(Object.fromEntries(bytes) as unknown as TableBytes);

/** An estimator over them: what it finds out of markets it finds out once. */
export const estimator = createEstimator(tables);

/** The day on which lists are answered. */
export const today = { year: 2026, month: 11, day: 23 };

/** The places that a name may mean. */
export const placesOf = placeNames(tables, () => readFileSync(new URL('data/city-names.csv', referenceData), 'utf8'));

const answering = { tables, estimator, today, gramsOfDistance: (km: number) => km * 100 };

/** Answers lists whose places are codes. */
export const answerer = answererOf({ ...answering, placesOf: () => [] });

/** Answers lists whose places may have names. */
export const answererWithNames = answererOf({ ...answering, placesOf });
