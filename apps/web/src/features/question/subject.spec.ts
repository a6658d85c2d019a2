import { describe, expect, it } from 'vitest';
import { flightHeadlineSubject, flightSubject, routeSubject } from './subject.ts';

const entry = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261221',
};

describe('the line that says what a figure is of', () => {
  it('names a route by its airports, with names where they are known', () => {
    expect(routeSubject(entry)).toBe('ZRH to BOS');
    const names: Readonly<Record<string, string>> = { ZRH: 'Zurich' };
    const nameOf = (code: string) => names[code];
    expect(routeSubject(entry, nameOf)).toBe('Zurich (ZRH) to BOS');
    expect(flightHeadlineSubject(entry, nameOf)).toBe('LX52, Zurich (ZRH) to BOS, Mon, Dec 21, 2026');
  });

  it('names a flight by its airports, number and day', () => {
    expect(flightSubject(entry)).toBe('ZRH to BOS · LX52 · Mon, Dec 21, 2026');
  });
});
