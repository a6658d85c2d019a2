import { describe, expect, it } from 'vitest';
import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { aircraftData } from './aircraft-data.ts';
import { fuelledType } from './fuelled-type.ts';
import { typesOnRoute } from './tiers.ts';

function ask(known: SmallTables, to = 'UUU', { code = '', family = [] as readonly string[] } = {}) {
  const tables = smallTables(known);
  const type = fuelledType(tables, code);
  const route = routeBetween(tables, smallAirport('AAA'), smallAirport(to));
  const question = {
    carrierCode: 'XX',
    route,
    given: typeof type === 'string' ? undefined : type,
    family: family.length > 0 ? family : undefined,
  };
  const found = typesOnRoute(question, aircraftData(tables));
  const types = found?.value.map((one) => one.type.aircraft.value.icaoAircraftType);
  return { kind: found?.basis.kind, types, seats: found?.value[0]?.reportedSeats };
}
const fleets = { XX: { N01: 10, W01: 5 } };
const reported = { from: 'AAA', to: 'UUU' };

describe('the types that may fly a route', () => {
  it('are the caller’s one, with the seats reported of it', () => {
    expect(ask({ fleets, traffic: [reported] }, 'UUU', { code: 'N01' })).toEqual({
      kind: 'given',
      types: ['N01'],
      seats: 160,
    });
  });

  it('are those reported on the route, of the later month alone', () => {
    const earlier = { ...reported, year: 2024, icaoAircraftTypes: ['W01'] };
    expect(ask({ fleets, traffic: [earlier, reported] }).types).toEqual(['N01']);
    expect(ask({ fleets, traffic: [earlier] })).toMatchObject({ kind: 'reported-on-route', types: ['W01'] });
    expect(ask({ fleets, traffic: [earlier, { ...reported, departures: 3 }] }).types).toEqual(['W01']);
  });

  it('are those reported on the way back where nothing is of the way there', () => {
    expect(ask({ fleets, traffic: [{ from: 'UUU', to: 'AAA' }] }).kind).toBe('reported-on-route');
  });

  it('are, of several filed together, the one whose cabin has the seats reported', () => {
    const layouts = [{ carrierCode: 'XX', type: 'W01', totalSeats: 160 }];
    const pooled = { ...reported, icaoAircraftTypes: ['N01', 'W01'] };
    expect(ask({ fleets, traffic: [pooled] }).types).toEqual(['N01']);
    expect(ask({ fleets, traffic: [pooled], layouts }).types).toEqual(['W01']);
  });

  it('are the carrier’s fleet as far as it reaches, by the seats on the route where those are known', () => {
    expect(ask({ fleets })).toMatchObject({ kind: 'carrier-fleet', types: ['W01'] });
    expect(ask({ fleets }, 'BBB')).toMatchObject({ kind: 'carrier-fleet', types: ['N01'] });
    expect(ask({ fleets, meanSeats: { 'XX AAA BBB': 250 } }, 'BBB')).toMatchObject({
      kind: 'fleet-and-seats-on-route',
      types: ['N01', 'W01'],
    });
  });

  it('are those a carrier without a known fleet reports, to the US alone', () => {
    const reportedSeats = [{ icaoAircraftTypes: ['W01'] }];
    expect(ask({ reportedSeats })).toMatchObject({ kind: 'reported-elsewhere', types: ['W01'] });
    expect(ask({ reportedSeats }, 'BBB').kind).toBe('all-carriers-fleets');
  });

  it('are of a family only those of it, and none where the carrier has none', () => {
    expect(ask({ fleets }, 'BBB', { family: ['W01'] }).types).toEqual(['W01']);
    expect(ask({ fleets }, 'BBB', { family: ['N02'] }).types).toBeUndefined();
  });
});
