import { describe, expect, it } from 'vitest';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import { distanceAdjustmentFactor } from './tiers.ts';

const route = { origin: smallAirport('AAA'), destination: smallAirport('CCC') };
const kindOf = (given?: number) => distanceAdjustmentFactor({ route, given }, { tables: smallTables() }).basis.kind;

describe('the distance adjustment factor', () => {
  it('is the caller’s before the published one', () => {
    expect(kindOf(1.2)).toBe('given');
    expect(kindOf()).toBe('all-flights-mean');
  });
});
