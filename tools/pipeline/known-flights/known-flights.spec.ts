import { expect, it } from 'vitest';
import { movedLines } from '../comparison/comparison.ts';
import { estimator, tables } from './known-flights.fixture.ts';
import { compareKnownFlights } from './known-flights.ts';

// spec: 1.9, 1.10, 1.11, 1.24
it('facts of known-flights.csv hold', async () => {
  const comparison = await compareKnownFlights(tables, estimator);
  expect(comparison.compared).toBeGreaterThan(200);
  expect(movedLines({ ...comparison, movedCount: comparison.moved.length })).toEqual([]);
});
