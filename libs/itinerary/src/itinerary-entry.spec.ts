import { describe, expect, it } from 'vitest';
import { toFlight, toMarket } from './itinerary-entry.ts';

const ENTRY = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261224',
};
const FLIGHT = { ...ENTRY, departureDate: { year: 2026, month: 12, day: 24 } };

describe('flights', () => {
  it('turns an entry into a flight, its codes in capitals', () => {
    expect(toFlight({ ...ENTRY, origin: 'zrh', operatingCarrierCode: 'lx', flightNumber: '052' })).toStrictEqual(
      FLIGHT,
    );
  });

  it('leaves the date out when the entry names none', () => {
    expect(toFlight({ ...ENTRY, departureDate: '20260231' }).departureDate).toBeUndefined();
  });

  // spec: 3.12
  it('takes the market from an entry', () => {
    expect(toMarket({ origin: 'zrh', destination: ' bos' })).toStrictEqual({ origin: 'ZRH', destination: 'BOS' });
  });
});
