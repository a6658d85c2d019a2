import { describe, expect, it } from 'vitest';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { answerOf } from './load.fixture.ts';
import { passengerLoadFactor } from './tiers.ts';

const everything: SmallTables = {
  fleets: { XX: { N01: 1 } },
  publishedLoads: [{ carrierCode: 'XX', scope: 'all', month: 2, value: 0.9 }],
  traffic: [{ from: 'AAA', to: 'UUU' }],
  usCarrierLoads: { XX: 0.8 },
};
const kindOf = (known: SmallTables, question: Parameters<typeof answerOf>[2] = {}) =>
  answerOf(passengerLoadFactor, known, question)?.basis.kind;

describe('the passenger load factor', () => {
  it('is the caller’s before all others', () => {
    expect(kindOf(everything, { given: 0.5 })).toBe('given');
  });

  it('away from the US is what the carrier publishes before what it files', () => {
    expect(kindOf(everything)).toBe('published-month');
    expect(kindOf({ ...everything, publishedLoads: [] })).toBe('carrier-quarter');
  });

  it('to the US is the route’s, else the carrier’s, else that of its other routes in the region', () => {
    expect(kindOf(everything, { to: 'UUU' })).toBe('carrier-on-route');
    expect(kindOf(everything, { to: 'VVV' })).toBe('carrier-quarter');
    const ofOthers = { from: 'AAA', to: 'UUU', carrierCode: 'YY' };
    expect(kindOf({ traffic: [ofOthers, { from: 'CCC', to: 'UUU' }] }, { to: 'UUU' })).toBe('carrier-in-region');
  });

  it('away from the US is what a country counts between it and another, then what is published, then what a country counts else', () => {
    const loads = { value: 0.7, departures: 900 };
    const counted = { ...everything, countedAtHome: { 'AAA CCC': loads }, countedCarriers: { 'XX abroad': loads } };
    expect(kindOf({ ...counted, countedAbroad: { 'XX AAA CCC': loads } })).toBe('carrier-between-countries');
    expect(kindOf(counted)).toBe('published-month');
    const ofAll = { value: 0.7, dataCategory: 'MODELED', basis: { kind: 'all-carriers-on-route', departures: 900 } };
    expect(answerOf(passengerLoadFactor, { ...counted, publishedLoads: [] })).toMatchObject(ofAll);
    expect(kindOf({ ...counted, publishedLoads: [], countedAtHome: {} })).toBe('carrier-counted');
  });

  it('is what a carrier publishes where its fleet is not known', () => {
    expect(kindOf({ ...everything, fleets: {} })).toBe('published-month');
  });

  it('is the default where nothing is known', () => {
    const methodsDefault = { value: 0.845, basis: { kind: 'global-default' }, dataCategory: 'DEFAULT' };
    expect(answerOf(passengerLoadFactor, {})).toMatchObject(methodsDefault);
    expect(answerOf(passengerLoadFactor, {}, { to: 'UUU', month: undefined })).toMatchObject(methodsDefault);
  });
});
