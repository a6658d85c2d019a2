import { describe, expect, it } from 'vitest';
import { countedAtHomeLoad } from './counted-at-home.ts';
import { answerOf } from './load.fixture.ts';

const counted = { countedAtHome: { 'AAA BBB': { value: 0.72, departures: 500 } } };

describe('the load factor a country counts on a route within it', () => {
  it('is that of all carriers together', () => {
    expect(answerOf(countedAtHomeLoad, counted, { to: 'BBB' })).toMatchObject({
      value: 0.72,
      dataCategory: 'MODELED',
      basis: { kind: 'all-carriers-on-route', departures: 500 },
    });
  });

  it('gives way on other routes', () => {
    expect(answerOf(countedAtHomeLoad, counted)).toBeUndefined();
  });
});
