/** Writes the table of emission factors by distance which command line, site and functions answer by. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deriveDistanceFactors } from '@tim/batch';
import { createEstimator } from '@tim/estimator';
import { loadTables } from '../reference-data/load-tables.ts';
import { workspaceRoot } from '../workspace-root.ts';

const tables = loadTables();
const factors = deriveDistanceFactors(tables, createEstimator(tables));
const file = join(workspaceRoot, 'libs/batch/dist/distance-factors.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(factors, undefined, 2)}\n`);
