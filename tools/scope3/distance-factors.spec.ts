import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { loadTables } from '../reference-data/load-tables.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { deriveDistanceFactors } from './distance-factors.ts';
import type { DistanceFactors } from './distance-factors.ts';

/** How far the committed table may lie from the engine's present figures before it must be written again. */
const TOLERANCE = 0.1;

describe('the committed factors by distance', () => {
  it('are what the engine gives over the network, within a tenth', () => {
    const file = join(workspaceRoot, 'apps/functions/src/scope3/distance-factors.json');
    const committed = JSON.parse(readFileSync(file, 'utf8')) as DistanceFactors;
    const tables = loadTables();
    const fresh = deriveDistanceFactors(tables, createEstimator(tables));
    expect(committed.points).toHaveLength(fresh.points.length);
    for (const [at, point] of fresh.points.entries()) {
      const { economy = Number.NaN } = committed.points[at]?.gramsPerKm ?? {};
      expect(Math.abs(economy / point.gramsPerKm.economy - 1)).toBeLessThan(TOLERANCE);
    }
  });
});
