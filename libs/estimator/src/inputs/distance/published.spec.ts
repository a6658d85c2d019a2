import { describe, expect, it } from 'vitest';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import { publishedDistanceFactor } from './published.ts';

describe('the published distance adjustment factor', () => {
  it('is the table’s for the two airports, with the table’s own basis, and never gives way', () => {
    const route = { origin: smallAirport('AAA'), destination: smallAirport('CCC') };
    expect(publishedDistanceFactor({ route, given: undefined }, { tables: smallTables() })).toMatchObject({
      value: 1.05,
      basis: { kind: 'all-flights-mean' },
      source: 'ICL',
    });
  });
});
