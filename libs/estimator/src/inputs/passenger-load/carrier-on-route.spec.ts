import { describe, expect, it } from 'vitest';
import { carrierOnRouteLoad } from './carrier-on-route.ts';
import { answerOf } from './load.fixture.ts';

const known = {
  traffic: [{ from: 'AAA', to: 'UUU', departures: 30, passengerLoadFactor: 0.6 }],
  usCarrierLoads: { XX: 0.8 },
};
const ask = (question: { readonly carrierCode?: string; readonly month?: number } = {}) =>
  answerOf(carrierOnRouteLoad, known, { to: 'UUU', ...question });

describe('the load factor a carrier reports on the route', () => {
  it('lies between the route’s own and the carrier’s', () => {
    expect(ask()?.value).toBeGreaterThan(0.6);
    expect(ask()?.value).toBeLessThan(0.8);
    expect(ask()?.basis).toEqual({ kind: 'carrier-on-route', departures: 30 });
  });

  it('takes no route for fuller than 98 %', () => {
    const full = { traffic: [{ from: 'AAA', to: 'UUU', departures: 1e9, passengerLoadFactor: 1 }] };
    expect(answerOf(carrierOnRouteLoad, full, { to: 'UUU' })?.value).toBeLessThanOrEqual(0.980_001);
  });
});
