import { describe, expect, it } from 'vitest';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import { givenDistanceFactor } from './given.ts';

const route = { origin: smallAirport('AAA'), destination: smallAirport('CCC') };
const ask = (given: number | undefined) => givenDistanceFactor({ route, given }, { tables: smallTables() });

describe('the distance adjustment factor the caller sets', () => {
  it('is taken as it is', () => {
    expect(ask(1.2)).toMatchObject({ value: 1.2, basis: { kind: 'given' } });
  });

  it('gives way where the caller sets none', () => {
    expect(ask(undefined)).toBeUndefined();
  });
});
