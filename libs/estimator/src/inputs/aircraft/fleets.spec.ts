import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { allCarriersFleets, carrierFleet, reportedElsewhere } from './fleets.ts';

const fleets = { XX: { N01: 10, W01: 5 } };
const reportedSeats = [{ icaoAircraftTypes: ['W01'] }];

describe('the carrier’s own fleet', () => {
  it('gives the types that reach so far and are flown so far', () => {
    expect(answerOf(carrierFleet, { fleets })).toMatchObject({ kind: 'carrier-fleet', types: ['W01'] });
    expect(answerOf(carrierFleet, { fleets }, { to: 'BBB' })).toMatchObject({ kind: 'carrier-fleet', types: ['N01'] });
  });

  it('leaves out a type that the carrier flies from other airports alone, unless none is left', () => {
    const several = { XX: { N01: 10, N02: 10 } };
    const typesAt = (...onlyAt: string[]) =>
      answerOf(carrierFleet, { fleets: several, onlyAt: { 'XX N01': onlyAt } }, { to: 'BBB' })?.types;
    expect(typesAt()).toEqual(['N01', 'N02']);
    expect(typesAt('CCC', 'BBB')).toEqual(['N01', 'N02']);
    expect(typesAt('CCC')).toEqual(['N02']);
    expect(answerOf(carrierFleet, { fleets, onlyAt: { 'XX W01': ['CCC'] } })?.types).toEqual(['W01']);
  });

  it('counts the seats of the carrier’s flights on the route, where they are known', () => {
    const known = { fleets, meanSeats: { 'XX AAA BBB': 250 } };
    expect(answerOf(carrierFleet, known, { to: 'BBB' })).toMatchObject({
      kind: 'fleet-and-seats-on-route',
      types: ['N01', 'W01'],
    });
  });

  it('gives of a family only the types of it', () => {
    expect(answerOf(carrierFleet, { fleets }, { to: 'BBB', family: ['W01'] })?.types).toEqual(['W01']);
  });

  it('gives way where the fleet is not known, reaches not so far, or has none of the family', () => {
    expect(answerOf(carrierFleet, {})).toBeUndefined();
    expect(answerOf(carrierFleet, { fleets: { XX: { N01: 10 } } })).toBeUndefined();
    expect(answerOf(carrierFleet, { fleets }, { to: 'BBB', family: ['N02'] })).toBeUndefined();
  });
});

describe('what a carrier reports elsewhere', () => {
  it('stands for a fleet that is not known on routes to the US', () => {
    expect(answerOf(reportedElsewhere, { reportedSeats })).toMatchObject({
      kind: 'reported-elsewhere',
      types: ['W01'],
    });
  });

  it('gives way away from the US, where the code may be another company’s, and where the fleet is known', () => {
    expect(answerOf(reportedElsewhere, { reportedSeats }, { to: 'BBB' })).toBeUndefined();
    expect(answerOf(reportedElsewhere, { reportedSeats, fleets })).toBeUndefined();
  });
});

describe('all carriers’ fleets', () => {
  it('give the types that reach so far, whoever flies', () => {
    expect(answerOf(allCarriersFleets, {})).toMatchObject({ kind: 'all-carriers-fleets', types: ['W01'] });
    expect(answerOf(allCarriersFleets, {}, { to: 'BBB' })?.types).toEqual(['N01', 'N02']);
  });

  it('give way to a family, for which the method names a type', () => {
    expect(answerOf(allCarriersFleets, {}, { to: 'BBB', family: ['N01'] })).toBeUndefined();
  });
});
