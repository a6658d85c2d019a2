import { describe, expect, it } from 'vitest';
import { legProblems } from './leg-problems.ts';

const TODAY = '20261122';
const LEG = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261224',
};

describe('legProblems', () => {
  it('has nothing to say of a leg that can be looked up', () => {
    expect(legProblems(LEG, 'flight', TODAY)).toEqual([]);
  });

  it('names what is missing in one line, and what is wrong in one each, as the form says it', () => {
    const leg = { ...LEG, origin: 'ZR', operatingCarrierCode: '', flightNumber: '', departureDate: '20261121' };
    expect(legProblems(leg, 'flight', TODAY)).toEqual([
      'Still needed: Carrier Code, Flight Number',
      'Origin: 3-letter IATA airport code',
      'Departure date should be in the future',
    ]);
  });

  it('looks at the airports alone where a route is looked up', () => {
    const leg = { ...LEG, destination: 'B0S', flightNumber: '', departureDate: '20230701' };
    expect(legProblems(leg, 'route', TODAY)).toEqual(['Destination: 3-letter IATA airport code']);
  });
});
