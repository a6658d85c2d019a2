import { describe, expect, it } from 'vitest';
import { answerOf } from './aircraft.fixture.ts';
import { countedSeatsOnRoute } from './counted-seats.ts';
import { givenType } from './given.ts';
import { typesOnRoute } from './tiers.ts';

const fleets = { XX: { N01: 30, N02: 10, W01: 5 } };
const layouts = [
  { carrierCode: 'XX', type: 'N01', subFleet: 'plain', totalSeats: 150 },
  { carrierCode: 'XX', type: 'N01', subFleet: 'dense', totalSeats: 174 },
  { carrierCode: 'XX', type: 'N02', totalSeats: 186 },
  { carrierCode: 'XX', type: 'W01', totalSeats: 303 },
];
const known = (seats: number, isWhole = true, flights = 100) => ({
  fleets,
  layouts,
  countedSeats: { 'XX AAA CCC': [{ seats, isWhole, flights }] },
});
const found = (tables: ReturnType<typeof known>) => answerOf(countedSeatsOnRoute, tables, { to: 'CCC' });

describe('the seats that a country counts on a route', () => {
  it('pin the type and the layout where months kept one whole number', () => {
    expect(found(known(174))).toMatchObject({ kind: 'counted-seats-on-route', types: ['N01'], seats: [174] });
    expect(found(known(303))).toMatchObject({ types: ['W01'], seats: [303] });
  });

  it('tell how often each type flies where they were mixed: their mean is that of the seats', () => {
    const { types = [], weights = [] } = found(known(168, false)) ?? {};
    expect(types).toEqual(['N01', 'N02']);
    expect(weights[0]).toBeGreaterThan(weights[1] ?? 1);
  });

  it('give way where they are of no layout of the fleet, and where few flights were counted', () => {
    expect(found(known(900))).toBeUndefined();
    expect(found(known(174, true, 7))).toBeUndefined();
    expect(answerOf(countedSeatsOnRoute, known(174), { to: 'BBB' })).toBeUndefined();
  });

  it('go before the fleet alone, and choose of a family what fits', () => {
    expect(answerOf(typesOnRoute, known(303), { to: 'CCC' })?.types).toEqual(['W01']);
    expect(answerOf(typesOnRoute, known(186), { to: 'CCC', family: ['N01', 'N02'] })?.types).toEqual(['N02']);
  });

  it('tell the cabin of a type that the caller names, where it is one of its', () => {
    expect(answerOf(givenType, known(174), { to: 'CCC', code: 'N01' })?.seats).toEqual([174]);
    expect(answerOf(givenType, known(174), { to: 'CCC', code: 'W01' })?.seats).toEqual([undefined]);
    expect(answerOf(givenType, known(174, false), { to: 'CCC', code: 'N01' })?.seats).toEqual([undefined]);
  });
});
