import { describe, expect, it } from 'vitest';
import { estimator, tables, window } from './estimator.fixture.ts';
import { operationFinder } from './operating-carrier.ts';

const findOperation = operationFinder(tables);

function operation(carrierCode: string, flightNumber: number, from: string, to: string) {
  const [origin, destination] = [tables.airports.find(from), tables.airports.find(to)];
  if (!origin || !destination) throw new Error(`no airport ${from} or ${to}`);
  return findOperation(carrierCode, flightNumber, origin, destination);
}

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

describe('an estimate of a flight that another flies', () => {
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
