import { readFileSync } from 'node:fs';
import { createEstimator } from '@tim/estimator';
import { NO_SCHEDULES } from '@tim/reference-data';
import { loadTables } from '../config/load-tables.ts';
import type { NamesCsv } from '../services/names-in-languages.ts';
import { once } from '../services/once.ts';

const folder = new URL('../../../../libs/reference-data/', import.meta.url);

/** The real tables, without schedules of an operator's own, read once a test file. */
export const tables = once(() => ({ ...loadTables(folder, 'off'), schedules: NO_SCHEDULES }));

/** An estimator over them: what it finds out of markets it finds out once. */
export const estimator = once(() => createEstimator(tables()));

/** The same with the made-up sample labels. */
export const tablesWithSampleLabels = once(() => ({ ...loadTables(folder, 'sample'), schedules: NO_SCHEDULES }));

/** The texts of the names of cities and carriers. */
export const namesCsv: NamesCsv = (file) => readFileSync(new URL(`data/${file}.csv`, folder), 'utf8');
