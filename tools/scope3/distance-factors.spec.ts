import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { loadTables } from '../reference-data/load-tables.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { deriveDistanceFactors } from './distance-factors.ts';

describe('the committed factors by distance', () => {
  it(
    'are what the engine gives over the network; if not: node tools/scope3/write-distance-factors.ts',
    { timeout: 300_000 },
    () => {
      const file = join(workspaceRoot, 'apps/functions/src/scope3/distance-factors.json');
      const committed: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const tables = loadTables();
      expect(committed).toEqual(deriveDistanceFactors(tables, createEstimator(tables)));
    },
  );
});
