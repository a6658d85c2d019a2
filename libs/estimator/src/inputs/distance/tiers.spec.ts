import { describe, expect, it } from 'vitest';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import { distanceAdjustmentFactor } from './tiers.ts';

const route = { origin: smallAirport('AAA'), destination: smallAirport('CCC') };
const ask = (given?: number) => distanceAdjustmentFactor({ route, given }, { tables: smallTables() });

describe('the distance adjustment factor', () => {
  it('is the caller’s before the published one', () => {
    expect(ask(1.2)).toMatchObject({ value: 1.2, basis: { kind: 'given' } });
    expect(ask()).toMatchObject({ value: 1.05, basis: { kind: 'all-flights-mean' }, source: 'ICL' });
  });
});
