import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';

function ask(carrierCode: string, flightNumber: number, origin: string, destination: string) {
  return estimator.flight(lx52({ carrierCode, flightNumber, origin, destination }), { window });
}
const place = (index: number) => tables.airports.at(index).iataAirportCode;

describe('a flight that passengers take', () => {
  it('is said to be listed elsewhere where the list has it on another route alone', () => {
    const result = ask('BA', 178, 'EWR', 'LHR');
    if (result.kind !== 'estimated') throw new Error(result.kind);
    expect(en.numberListing(result)).toBe('Not in our list of flights on this route. It is listed JFK to LHR.');
  });

  it('is answered where what its carrier carries is not known, and says so', () => {
    const inDoubt = [...tables.flights.carrierRoutes()].find(({ carrierCode, originIndex, destinationIndex }) => {
      const [origin, destination] = [tables.airports.at(originIndex), tables.airports.at(destinationIndex)];
      return [...tables.flights.flightsOfCarrier(carrierCode)].some(
        ({ flightNumber }) =>
          tables.flights.find(carrierCode, flightNumber, origin, destination)?.isCarrierInDoubt === true,
      );
    });
    if (!inDoubt) throw new Error('no carrier in doubt');
    const { carrierCode, originIndex, destinationIndex } = inDoubt;
    const [origin, destination] = [place(originIndex), place(destinationIndex)];
    const [known] = [...tables.flights.flightsOfCarrier(carrierCode)].filter(
      ({ route }) => place(route.originIndex) === origin && place(route.destinationIndex) === destination,
    );
    const result = ask(carrierCode, known?.flightNumber ?? 0, origin, destination);
    if (result.kind !== 'estimated') throw new Error(JSON.stringify(result));
    expect(result.numberListing.isCarrierInDoubt).toBe(true);
    expect(en.numberListing(result)).toContain('is not known');
  });
});
