import { CORE_TABLES, readTables } from '@tim/reference-data';
import type { CoreBytes } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { createCoreEstimator } from '@tim/estimator';
import { committedBytes, estimator, lx52, tables, window } from './known-flights.fixture.ts';

const coreBytes = Object.fromEntries(CORE_TABLES.map((name) => [name, committedBytes[name]]));
const core = createCoreEstimator(readTables(coreBytes as unknown as CoreBytes));

describe('an estimate from the core pack alone', () => {
  it('of a flight whose aircraft is named is the same as with all tables', () => {
    const routes = [...tables.flights.carrierRoutes()].filter((_, index) => index % 500 === 0);
    const compared = routes.flatMap(({ carrierCode, originIndex, destinationIndex }) => {
      const aircraftCode = tables.fleets.ofCarrier(carrierCode)?.value[0]?.icaoAircraftType;
      if (aircraftCode === undefined) return [];
      const origin = tables.airports.at(originIndex).iataAirportCode;
      const destination = tables.airports.at(destinationIndex).iataAirportCode;
      const query = lx52({ origin, destination, carrierCode, flightNumber: 9999, aircraftCode });
      return [[core.flight(query, { window }), estimator.flight(query, { window })] as const];
    });
    expect(compared.length).toBeGreaterThan(150);
    const isSame = compared.map(([alone, withAll]) =>
      alone.kind === 'estimated' && withAll.kind === 'estimated'
        ? JSON.stringify(alone.wellToWakeGramsPerPassenger) === JSON.stringify(withAll.wellToWakeGramsPerPassenger)
        : alone.kind === withAll.kind,
    );
    expect(isSame.filter((same) => !same)).toEqual([]);
  });

  it('of a family of aircraft says that the network is not loaded', () => {
    const answer = { kind: 'unavailable', reason: 'NETWORK_NOT_LOADED', field: 'aircraftCode', value: '330' };
    expect(core.flight(lx52({ aircraftCode: '330' }), { window })).toEqual(answer);
  });

  it('of a freight carrier’s flight is refused as with all tables', () => {
    const freight = core.flight(lx52({ carrierCode: 'FX', aircraftCode: '77F' }), { window });
    expect(freight).toMatchObject({ kind: 'unavailable', reason: 'CARRIES_FREIGHT' });
  });

  it('refuses what no table knows as with all tables', () => {
    const query = lx52({ origin: 'QQQ', aircraftCode: '333' });
    expect(core.flight(query, { window })).toEqual(estimator.flight(query, { window }));
  });
});
