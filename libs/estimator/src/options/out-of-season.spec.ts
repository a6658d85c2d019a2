import { describe, expect, it } from 'vitest';
import { smallAirport } from '../small-rows.fixture.ts';
import { smallTables, type SmallTables } from '../small-tables.fixture.ts';
import { outOfSeason } from './out-of-season.ts';

const [AAA, BBB, UUU, VVV] = ['AAA', 'BBB', 'UUU', 'VVV'].map(smallAirport);
const WINTER = { year: 2026, month: 12, day: 22 };
const SUMMER = { year: 2026, month: 7, day: 1 };

/** XX from AAA to the US: it reports flights to VVV, and those that a test adds. */
function isOut(day: typeof WINTER, known: SmallTables = {}, destination = UUU): boolean {
  const reported = { from: 'AAA', to: 'VVV', year: 2026 };
  const tables = smallTables({ ...known, traffic: [reported, ...(known.traffic ?? [])] });
  if (!AAA || !destination) throw new Error('no airport');
  return outOfSeason(tables)({ carrierCode: 'XX' }, { origin: AAA, destination }, day);
}

describe('flights to the US', () => {
  it('are out of season on a winter’s day if their airline reports others and not these', () => {
    expect([isOut(WINTER), isOut(SUMMER), isOut(WINTER, {}, VVV)]).toEqual([true, false, false]);
  });

  it('are in season if they are reported the other way', () => {
    expect(isOut(WINTER, { traffic: [{ from: 'UUU', to: 'AAA', year: 2026 }] })).toBe(false);
  });

  it('have the season that was compiled of them, whatever is reported', () => {
    expect(isOut(WINTER, { seasons: { 'XX AAA UUU': [1, 12] } })).toBe(false);
    expect(isOut(SUMMER, { seasons: { 'XX AAA UUU': [1, 12] } })).toBe(true);
  });

  it('that touch no airport of the US are not known to have a season', () => {
    expect(isOut(WINTER, {}, BBB)).toBe(false);
  });
});
