import { describe, expect, it } from 'vitest';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { answerOf } from './aircraft.fixture.ts';
import { typesOnRoute } from './tiers.ts';

const there = { from: 'AAA', to: 'UUU', icaoAircraftTypes: ['W01'] };
const back = { from: 'UUU', to: 'AAA', icaoAircraftTypes: ['N02'] };
const everything: SmallTables = {
  fleets: { XX: { W01: 5 } },
  traffic: [there, back],
  reportedSeats: [{ icaoAircraftTypes: ['W01'] }],
};
const ask = (known: SmallTables, question: Parameters<typeof answerOf>[2] = {}) =>
  answerOf(typesOnRoute, known, question);

describe('the types that may fly a route', () => {
  it('are the caller’s one before all others', () => {
    expect(ask(everything, { code: 'NB1' })).toMatchObject({ kind: 'given', types: ['N01'], seats: [undefined] });
  });

  it('are those reported on the route before those of the way back', () => {
    expect(ask(everything)?.types).toEqual(['W01']);
    expect(ask({ ...everything, traffic: [back] })?.types).toEqual(['N02']);
  });

  it('are the carrier’s fleet where nothing is reported, else what it reports elsewhere, else all fleets', () => {
    expect(ask({ ...everything, traffic: [] })?.kind).toBe('carrier-fleet');
    expect(ask({ reportedSeats: everything.reportedSeats ?? [] })?.kind).toBe('reported-elsewhere');
    expect(ask({})?.kind).toBe('all-carriers-fleets');
  });

  it('are none of a family that the carrier has not', () => {
    expect(ask({ fleets: { XX: { N01: 1 } } }, { to: 'BBB', family: ['N02'] })).toBeUndefined();
  });
});
