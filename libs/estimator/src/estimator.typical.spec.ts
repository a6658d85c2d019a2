import { describe, expect, it } from 'vitest';
import { estimator } from './estimator.fixture.ts';
import { CABIN_CLASSES } from './index.ts';

const ask = (origin: string, destination: string, includesWorking = false) =>
  estimator.typical({ origin, destination }, { includesWorking });

describe('typical emissions of a market', () => {
  it('stand for the carriers known on the route', () => {
    const result = ask('ZRH', 'BOS');
    expect(result).toMatchObject({ kind: 'estimated', answeredMarkets: [] });
    expect(result.kind === 'estimated' && result.carrierCodes).toContain('LX');
  });

  it('are one of the carriers’ own figures in every cabin', () => {
    const result = ask('ZRH', 'JFK', true);
    if (result.kind === 'unavailable') throw new Error(result.reason);
    const economies = result.working?.steps[0]?.inputs
      .filter((input) => input.unit === 'g CO2e')
      .map((input) => input.value);
    expect(economies).toContain(result.wellToWakeGramsPerPassenger.economy);
    for (const cabin of CABIN_CLASSES) expect(result.wellToWakeGramsPerPassenger[cabin]).toBeGreaterThan(0);
  });

  it('are the same with and without the working', () => {
    expect(ask('ZRH', 'JFK', true)).toMatchObject({ ...ask('ZRH', 'JFK') });
  });

  it('of a city are those of its busiest airports, and say which', () => {
    const result = ask('LON', 'NYC');
    if (result.kind === 'unavailable') throw new Error(result.reason);
    expect(result.answeredMarkets[0]).toEqual({ origin: 'LHR', destination: 'JFK' });
    expect(result.answeredMarkets.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['an airport nobody knows', 'QQQ', 'BOS', 'UNKNOWN_AIRPORT'],
    ['a way nobody flies', 'ZRH', 'AAC', 'NO_KNOWN_SERVICE'],
    ['nowhere to go', 'ZRH', 'ZRH', 'SAME_AIRPORT'],
    ['nowhere to go in a city', 'NYC', 'NYC', 'SAME_AIRPORT'],
  ])('%s is a reason, not a figure', (_name, origin, destination, reason) => {
    expect(ask(origin, destination)).toMatchObject({ kind: 'unavailable', reason });
  });
});
