import { createEstimator } from '@tim/estimator';
import { loadTables } from './load-tables.ts';

/** The tables of the repository, which all tests of a process share. */
export const committedTables = loadTables();

/** An estimator over them: what it finds out of markets it finds out once. */
export const committedEstimator = createEstimator(committedTables);
