import { describe, expect, it } from 'vitest';
import { airport, estimator, tables, window } from './known-flights.fixture.ts';

function ask(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  const departureDate = { year: 2027, month: 2, day: 1 };
  return estimator.flight({ carrierCode, flightNumber, origin, destination, departureDate }, { window });
}
function estimated(...flight: Parameters<typeof ask>) {
  const result = ask(...flight);
  if (result.kind !== 'estimated') throw new Error(`${flight.join(' ')}: ${result.kind}`);
  return result;
}
const nameOf = (carrierCode: string) => tables.carriers.find(carrierCode)?.name;
const partnerOn = (...flight: Parameters<typeof ask>) => {
  const { operatedBy } = estimated(...flight);
  return 'partnerName' in operatedBy ? operatedBy.partnerName : undefined;
};

describe('who flies a number', () => {
  it('is the carrier itself where it has the number there', () => {
    expect(estimated('LX', 52, 'ZRH', 'BOS')).toMatchObject({
      operatedBy: { kind: 'carrier' },
      isFlightNumberVerified: true,
    });
  });

  it.each([
    ['DL', 5098, 'YYZ', 'JFK', '9E'],
    ['IB', 1802, 'BER', 'MAD', 'I2'],
  ] as const)('is the partner that keeps the number it is sold under: %s %i', (code, number, from, to, partner) => {
    const { operatedBy, isFlightNumberVerified } = estimated(code, number, from, to);
    expect(operatedBy).toMatchObject({ kind: 'partner', partnerName: nameOf(partner) });
    expect(isFlightNumberVerified).toBe(true);
  });

  it.each([
    ['LA', 9998, 'CGH', 'BSB', 'JJ'],
    ['U2', 9998, 'ALC', 'GVA', 'DS'],
  ] as const)(
    'is a company of the carrier’s group where that alone flies there: %s %i',
    (code, number, from, to, company) => {
      expect(tables.flights.find(company, number, airport(from), airport(to))).toBeUndefined();
      const { operatedBy, isFlightNumberVerified } = estimated(code, number, from, to);
      expect(operatedBy).toMatchObject({ kind: 'partner', partnerName: nameOf(company) });
      expect(isFlightNumberVerified).toBe(false);
    },
  );

  it('flies with its own aircraft', () => {
    expect(estimated('DL', 5098, 'YYZ', 'JFK').aircraft.icaoAircraftType).toBe('CRJ9');
  });

  it('is nobody where the same number is of another carrier’s partner', () => {
    expect(ask('BA', 5098, 'YYZ', 'JFK').kind).toBe('unavailable');
  });

  it('is the carrier where it has other numbers there', () => {
    expect(estimated('LX', 9998, 'ZRH', 'BOS').isFlightNumberVerified).toBe(false);
  });

  it('may be a carrier with a base at one end that serves the other, on a route others fly', () => {
    expect(estimated('AS', 512, 'SFO', 'AUS').operatedBy.kind).toBe('carrier-not-listed');
    // Serves both cities, with a base in neither; then a city it does not serve.
    expect(ask('LX', 52, 'BOS', 'SFO').kind).toBe('unavailable');
    expect(ask('QF', 52, 'ZRH', 'BOS').kind).toBe('unavailable');
  });
});

describe('who probably flies for a carrier', () => {
  it('is a partner on the route where the carrier’s flights had the seats of small aircraft', () => {
    const { operatedBy, aircraft, isFlightNumberVerified } = estimated('UA', 5621, 'DEN', 'ASE');
    expect(operatedBy).toMatchObject({ kind: 'probably-partner', partnerName: nameOf('OO') });
    expect(['CRJ7', 'E75L', 'CRJ2']).toContain(aircraft.icaoAircraftType);
    expect(isFlightNumberVerified).toBe(false);
    expect(partnerOn('AS', 9998, 'SEA', 'BOI')).toBe(nameOf('QX'));
    expect(partnerOn('BA', 9998, 'LCY', 'EDI')).toBe(nameOf('CJ'));
  });

  it('is nobody else for a number of the carrier’s own, on a route of larger aircraft, nor without partners', () => {
    expect(partnerOn('UA', 300, 'DEN', 'ASE')).toBeUndefined();
    expect(partnerOn('UA', 5621, 'DEN', 'SFO')).toBeUndefined();
    expect(partnerOn('FR', 9998, 'DUB', 'STN')).toBeUndefined();
  });

  it('is none that flies aircraft as large as the carrier’s own', () => {
    expect([partnerOn('IB', 9998, 'AGP', 'VLC'), partnerOn('IB', 9998, 'AGP', 'MAD')]).toEqual([
      nameOf('YW'),
      undefined,
    ]);
  });

  it('is rather one that has the number elsewhere', () => {
    const number = 3456;
    const chosen = partnerOn('AA', number, 'ORD', 'GRR');
    const withNumber = ['MQ', 'OH', 'PT', 'YX', 'OO', 'ZW'].filter(
      (code) => tables.flights.routesOfFlight(code, number).length > 0,
    );
    expect(withNumber.map(nameOf)).toContain(chosen);
    expect(partnerOn('AA', 9998, 'ORD', 'GRR')).not.toBe(chosen);
  });
});
