import { describe, expect, it } from 'vitest';
import { holds, type Comparison } from '../comparison/comparison.ts';
import type { FlightFigure } from './flight-figures.ts';
import { gates, marketGates } from './gates.ts';
import type { MarketRecord } from './typical-markets.ts';

const CARRIERS = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'];

const golden = (error = 0) => ({
  golden: [{ caseId: 'x', name: 'y', unit: 'kg', published: 1, computed: 1 + error, tolerance: 0 }],
});

/** One economy figure of each carrier with the error given it. */
const flights = (errorOf: (index: number) => number | null, changes: Partial<FlightFigure> = {}) =>
  CARRIERS.map((carrier, index): FlightFigure => ({
    carrier,
    flightNumber: 1,
    origin: 'AAA',
    destination: 'BBB',
    departureDate: '2026-01-01',
    cabin: 'economy',
    aircraftNamed: '',
    aircraftUsed: 'B738',
    publishedKg: 100,
    ourKg: 100,
    lowKg: 90,
    highKg: 110,
    error: errorOf(index),
    ...changes,
  }));

/** The errors that were committed. */
const AS_COMMITTED = flights(() => 0.1);
const withExactError = (exactError: number) => flights(() => 0.1, { exactKg: 100, exactError });

const passes = (all: readonly Comparison[]) => all.every(holds);
const unmet = (all: readonly Comparison[]) => all.filter((one) => !holds(one)).map(({ name }) => name);

const markets = (error: number | null) =>
  ['AAA-BBB', 'BBB-AAA', 'CCC-DDD', 'EEE-FFF', 'GGG-HHH'].map((market): MarketRecord => ({
    market,
    cabin: 'economy',
    captured: 2026,
    publishedKg: 100,
    ourKg: 100,
    error,
  }));

describe('gates', () => {
  it('pass when nothing changed', () => {
    const all = gates(golden(), AS_COMMITTED, AS_COMMITTED);
    expect(all.map(({ name }) => name)).toEqual(['golden cases', 'accuracy, nothing given, economy']);
    expect(passes(all)).toBe(true);
  });

  it('fail when a golden figure is not the published one', () => {
    expect(unmet(gates(golden(0.5), AS_COMMITTED, undefined))).toEqual(['golden cases']);
  });

  it('fail when the errors of all carriers are larger than those committed', () => {
    const all = gates(
      golden(),
      flights((index) => 0.12 + index / 100),
      AS_COMMITTED,
    );
    expect(unmet(all)).toEqual(['accuracy, nothing given, economy']);
    expect(all.at(-1)?.moved).toEqual([{ what: 'mean error', before: '10.0', after: '14.5', unit: '%' }]);
  });

  it('compare the same figures only: new ones have nothing to be held against', () => {
    const all = gates(
      golden(),
      flights(() => 0.5, { departureDate: '2026-02-01' }),
      AS_COMMITTED,
    );
    expect(all.map(({ name }) => name)).toEqual(['golden cases']);
  });

  it('compare the figures with the exact type given too', () => {
    expect(unmet(gates(golden(), withExactError(0.2), withExactError(0.1)))).toEqual([
      'accuracy, exact type given, economy',
    ]);
  });
});

describe('the gate of typical figures', () => {
  it('passes when nothing changed, and when the figures come nearer', () => {
    expect(unmet(marketGates(markets(0.1), markets(0.1)))).toEqual([]);
    expect(unmet(marketGates(markets(-0.05), markets(0.1)))).toEqual([]);
  });

  it('fails when all are farther off than those committed, or have no figure any more', () => {
    expect(unmet(marketGates(markets(-0.2), markets(0.1)))).toEqual(['accuracy, typical']);
    expect(unmet(marketGates(markets(null), markets(0.1)))).toEqual(['accuracy, typical']);
  });

  it('is none when there is nothing to compare with', () => {
    expect(marketGates(markets(0.1), undefined)).toEqual([]);
  });
});
