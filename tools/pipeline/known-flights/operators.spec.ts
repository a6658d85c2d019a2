import { describe, expect, it } from 'vitest';
import { estimator, tables, window } from './known-flights.fixture.ts';

function partnerOn(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  const departureDate = { year: 2027, month: 2, day: 1 };
  const result = estimator.flight({ carrierCode, flightNumber, origin, destination, departureDate }, { window });
  if (result.kind !== 'estimated') throw new Error(result.kind);
  return 'partnerCode' in result.operatedBy ? result.operatedBy.partnerCode : undefined;
}

describe('who probably flies for a carrier', () => {
  it('is rather one that has the number elsewhere', () => {
    const number = 3456;
    const chosen = partnerOn('AA', number, 'ORD', 'GRR');
    const withNumber = ['MQ', 'OH', 'PT', 'YX', 'OO', 'ZW'].filter(
      (code) => tables.flights.routesOfFlight(code, number).length > 0,
    );
    expect(withNumber).toContain(chosen);
    expect(partnerOn('AA', 9998, 'ORD', 'GRR')).not.toBe(chosen);
  });
});
