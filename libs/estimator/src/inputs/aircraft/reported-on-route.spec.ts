import { describe, expect, it } from 'vitest';
import { answerOf, foundBy } from './aircraft.fixture.ts';
import { reportedOnRoute, reportedOnWayBack } from './reported-on-route.ts';

const later = { from: 'AAA', to: 'UUU' };
const earlier = { ...later, year: 2024, icaoAircraftTypes: ['W01'] };

describe('the types a carrier reports on the route', () => {
  it('are those of the later month alone, with their seats', () => {
    expect(answerOf(reportedOnRoute, { traffic: [earlier, later] })).toMatchObject({
      kind: 'reported-on-route',
      types: ['N01'],
      seats: [160],
    });
  });

  it('are those of the earlier month where the later has fewer than four departures', () => {
    expect(answerOf(reportedOnRoute, { traffic: [earlier] })?.types).toEqual(['W01']);
    expect(answerOf(reportedOnRoute, { traffic: [earlier, { ...later, departures: 3 }] })?.types).toEqual(['W01']);
  });

  it('are of the earlier month only those that have not left the carrier’s fleet since', () => {
    const small = { ...earlier, icaoAircraftTypes: ['N01'] };
    const asked = { traffic: [earlier, small], fleets: { XX: { N01: 5 } } };
    expect(answerOf(reportedOnRoute, asked)?.types).toEqual(['N01']);
    expect(answerOf(reportedOnRoute, { ...asked, traffic: [earlier] })).toBeUndefined();
    expect(answerOf(reportedOnRoute, { ...asked, traffic: [{ ...later, icaoAircraftTypes: ['W01'] }] })?.types).toEqual(
      ['W01'],
    );
  });

  it('are, of several filed together, the one whose cabin has the seats reported', () => {
    const layouts = [{ carrierCode: 'XX', type: 'W01', totalSeats: 160 }];
    const traffic = [{ ...later, icaoAircraftTypes: ['N01', 'W01'] }];
    expect(answerOf(reportedOnRoute, { traffic })?.types).toEqual(['N01']);
    expect(answerOf(reportedOnRoute, { traffic, layouts })?.types).toEqual(['W01']);
  });

  it.each([
    ['of it alone', [later], {}, false],
    ['of several types', [{ ...later, icaoAircraftTypes: ['N01', 'W01'] }], {}, true],
    ['the seats of another type', [later], { W01: 160 }, true],
    ['the seats of no other type', [later], { W01: 150 }, false],
    ['its own seats', [later], { N01: 160, W01: 160 }, false],
  ] as const)('say whether a report may be of others: %s', (_what, traffic, totals, isExpected) => {
    const layouts = Object.entries(totals).map(([type, totalSeats]) => ({ carrierCode: 'XX', type, totalSeats }));
    const found = foundBy(reportedOnRoute, { traffic, layouts, fleets: { XX: { N01: 5, W01: 5 } } });
    expect(found?.value).toMatchObject([{ reportedSeats: 160, mayReportBeOfOthers: isExpected }]);
  });

  it('are of a family only those of it', () => {
    const traffic = [later, { ...later, icaoAircraftTypes: ['W01'] }];
    expect(answerOf(reportedOnRoute, { traffic }, { family: ['W01', 'N02'] })?.types).toEqual(['W01']);
  });

  it('give way where the carrier reports nothing, or not four departures in either month', () => {
    expect(answerOf(reportedOnRoute, { traffic: [{ ...later, carrierCode: 'YY' }] })).toBeUndefined();
    expect(answerOf(reportedOnRoute, { traffic: [{ ...later, departures: 3 }] })).toBeUndefined();
  });
});

describe('the types a carrier reports on the way back', () => {
  it('are taken for those of the way there', () => {
    const traffic = [{ from: 'UUU', to: 'AAA' }];
    expect(answerOf(reportedOnWayBack, { traffic })).toMatchObject({ kind: 'reported-on-route', types: ['N01'] });
  });

  it('give way where only the way there is reported', () => {
    expect(answerOf(reportedOnWayBack, { traffic: [later] })).toBeUndefined();
  });
});
