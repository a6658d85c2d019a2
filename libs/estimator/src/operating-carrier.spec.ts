import { describe, expect, it } from 'vitest';
import { estimator, tables, window } from './estimator.fixture.ts';
import { mayBePartners, operationFinder, partnerFinder } from './operating-carrier.ts';

const findOperation = operationFinder(tables);

function airport(code: string) {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}
const operation = (carrierCode: string, flightNumber: number, from: string, to: string) =>
  findOperation(carrierCode, flightNumber, airport(from), airport(to));

function ask(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  const departureDate = { year: 2027, month: 2, day: 1 };
  const result = estimator.flight({ carrierCode, flightNumber, origin, destination, departureDate }, { window });
  if (result.kind !== 'estimated') throw new Error(`${carrierCode} ${flightNumber}: ${result.kind}`);
  return result;
}

describe('who flies a number', () => {
  it('is the carrier itself where it has the number there', () => {
    expect(operation('LX', 52, 'ZRH', 'BOS')).toEqual({ carrierCode: 'LX', evidence: 'number' });
  });

  it('is the partner that keeps the number it is sold under', () => {
    expect(operation('DL', 5098, 'YYZ', 'JFK')).toEqual({ carrierCode: '9E', evidence: 'number' });
    expect(operation('IB', 1802, 'BER', 'MAD')).toEqual({ carrierCode: 'I2', evidence: 'number' });
    // The same number of a carrier that flies for nobody of that name is another flight.
    expect(operation('BA', 5098, 'YYZ', 'JFK')).toBeUndefined();
  });

  it('is the carrier where it has other numbers there', () => {
    expect(operation('LX', 9998, 'ZRH', 'BOS')).toEqual({ carrierCode: 'LX', evidence: 'carrier' });
  });

  it('may be a carrier with a base at one end that serves the other, on a route others fly', () => {
    expect(operation('AS', 512, 'SFO', 'AUS')).toEqual({ carrierCode: 'AS', evidence: 'assumed' });
    // Serves both cities, with a base in neither; then a city it does not serve.
    expect(operation('LX', 52, 'BOS', 'SFO')).toBeUndefined();
    expect(operation('QF', 52, 'ZRH', 'BOS')).toBeUndefined();
  });
});

describe('who probably flies for a carrier', () => {
  const findPartner = partnerFinder(tables);
  const partner = (carrierCode: string, from: string, to: string, flightNumber?: number) =>
    findPartner(carrierCode, airport(from), airport(to), flightNumber);

  it('is a partner on the route where the carrier’s flights had the seats of small aircraft', () => {
    expect(partner('UA', 'DEN', 'ASE')).toBe('OO');
    expect(partner('AS', 'SEA', 'BOI')).toBe('QX');
    expect(partner('BA', 'LCY', 'EDI')).toBe('CJ');
  });

  it('is nobody else on a route of larger aircraft, nor of a carrier without partners', () => {
    expect([partner('UA', 'DEN', 'SFO'), partner('DL', 'DTW', 'AUS'), partner('FR', 'DUB', 'STN')]).toEqual(
      Array.from({ length: 3 }),
    );
  });

  it('is none that flies aircraft as large as the carrier’s own', () => {
    expect([partner('IB', 'AGP', 'VLC'), partner('IB', 'AGP', 'MAD')]).toEqual(['YW', undefined]);
    expect(partner('LH', 'EAP', 'MUC')).not.toBe('VL');
  });

  it('is rather one that has the number elsewhere', () => {
    const number = 3456;
    const chosen = partner('AA', 'ORD', 'GRR', number) ?? '';
    expect(tables.flights.routesOfFlight(chosen, number)).not.toEqual([]);
    expect(partner('AA', 'ORD', 'GRR')).not.toBe(chosen);
  });

  it.each([
    ['UA', 5621, true, true],
    ['UA', 2724, false, false],
    ['LH', 1234, false, true],
    ['LH', 1234, true, false],
  ])('%s %i, listed %s: %s', (carrierCode, flightNumber, isListed, expected) => {
    expect(mayBePartners(tables, carrierCode, flightNumber, isListed)).toBe(expected);
  });
});

describe('an estimate of a flight that another flies', () => {
  it('says who probably does where the list does not, and is of that carrier’s aircraft', () => {
    const { aircraft, isFlightNumberVerified } = ask('UA', 5621, 'DEN', 'ASE');
    expect(aircraft.basisDetail).toMatch(/^Probably flown for United Airlines by SkyWest Airlines: /);
    expect(['CRJ7', 'E75L', 'CRJ2']).toContain(aircraft.icaoAircraftType);
    expect(isFlightNumberVerified).toBe(false);
    // A number of United's own.
    expect(ask('UA', 300, 'DEN', 'ASE').aircraft.basisDetail).not.toContain('SkyWest');
  });

  it('says who flies it, and is of that carrier’s aircraft', () => {
    const { aircraft, isFlightNumberVerified } = ask('DL', 5098, 'YYZ', 'JFK');
    expect(aircraft.basisDetail).toMatch(/^Flown for Delta Air Lines by Endeavor Air\. /);
    expect(aircraft.icaoAircraftType).toBe('CRJ9');
    expect(isFlightNumberVerified).toBe(true);
  });

  it('says when the carrier is not listed on the route', () => {
    const { aircraft, isFlightNumberVerified } = ask('AS', 512, 'SFO', 'AUS');
    expect(aircraft.basisDetail).toMatch(/^Alaska Airlines is not listed on this route, but serves both cities/);
    expect(isFlightNumberVerified).toBe(false);
  });
});
