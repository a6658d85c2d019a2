/** Writes the table of emission factors by distance: `node tools/scope3/write-distance-factors.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import { loadTables } from '../reference-data/load-tables.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { deriveDistanceFactors } from './distance-factors.ts';

const tables = loadTables();
const factors = deriveDistanceFactors(tables, createEstimator(tables));
const file = join(workspaceRoot, 'apps/functions/src/scope3/distance-factors.json');
writeFileSync(file, `${JSON.stringify(factors, undefined, 2)}\n`);
console.log(`${factors.points.length} points written to ${file}`);
