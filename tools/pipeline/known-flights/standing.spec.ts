import { isShown } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { airport, estimator, tables, window } from './known-flights.fixture.ts';

const DAY = { year: 2026, month: 12, day: 22 };

function ways(origin: string, destination: string) {
  const found = estimator.options({ origin, destination }, DAY, window);
  if ('kind' in found) throw new Error(found.reason);
  return found;
}

describe('the ways that a list shows', () => {
  it.each([
    ['the way back of what is listed one way', 'RDU', 'PAR', 'AF'],
    ['what was compiled as flown', 'ISB', 'IST', 'TK'],
    ['what was compiled as flown, an end of which no list has', 'MNL', 'TAG', '5J'],
    ['what is reported to US BTS alone', 'DUB', 'CLE', 'EI'],
  ])('are flown without a number: %s', (_, origin, destination, carrier) => {
    const found = ways(origin, destination).find(({ legs }) => legs.length === 1 && legs[0]?.carrierCode === carrier);
    expect(found).toMatchObject({ legs: [{ flightNumbers: [] }], standing: { value: 'current' }, isInTypical: true });
    expect(found?.wellToWakeGramsPerPassenger.economy).toBeGreaterThan(0);
    const { origin: from = '', destination: to = '' } = found?.legs[0] ?? {};
    const asked = { origin: from, destination: to, carrierCode: carrier, flightNumber: 4321, departureDate: DAY };
    expect(estimator.flight(asked, { window }).kind).toBe('estimated');
  });

  it('have each compiled route of the season that the list of flights has not, flown by the carrier itself', () => {
    const unlisted = tables.routeFacts.flownRoutes().filter(({ carrierCode, ends: [one, other] }) => {
      const [from, to] = [airport(one), airport(other)];
      const isListed =
        tables.flights.carrierRoute(carrierCode, from, to) ?? tables.flights.carrierRoute(carrierCode, to, from);
      return !isListed && tables.routeFacts.isInSeason(carrierCode, from, to, DAY.month) !== false;
    });
    expect(unlisted.length).toBeGreaterThan(0);
    for (const { carrierCode, ends } of unlisted) {
      const [origin, destination] = ends;
      const direct = ways(origin, destination).find(
        ({ legs: [leg, ...further] }) =>
          further.length === 0 && leg?.carrierCode === carrierCode && leg.origin === origin,
      );
      expect(direct?.legs[0]?.operatedBy, `${carrierCode} ${ends.join('-')}`).toEqual({ kind: 'carrier' });
    }
  });

  it('of a holiday island are in winter those with a change, since no direct flight is in season', () => {
    const flown = ways('LON', 'CFU').filter(({ standing }) => isShown(standing));
    const fromLondon = flown.filter(({ otherAirports }) => otherAirports.length === 0);
    expect(fromLondon.map(({ legs }) => legs[0]?.destination)).toContain('ATH');
    expect(fromLondon.filter(({ legs }) => legs.length === 1)).toEqual([]);
  });

  it.each([
    ['KUL', 'SIN', 'JHB'],
    ['DEL', 'DAC', 'IXA'],
    ['RHO', 'LON', 'DLM'],
  ])('from %s to %s do not use %s, which is of another country or beyond a sea', (origin, destination, nearby) => {
    const ends = ways(origin, destination).flatMap(({ legs }) => [legs[0]?.origin, legs.at(-1)?.destination]);
    expect(ends).toContain(destination === 'LON' ? 'LHR' : destination);
    expect(ends).not.toContain(nearby);
  });

  it('have no business cabin on an Arkia A321neo, whatever the method gives for it', () => {
    const arkia = ways('TLV', 'ATH').find(({ legs }) => legs[0]?.carrierCode === 'IZ');
    expect(arkia?.missingCabins.cabins).toContain('business');
    expect(arkia?.missingCabins.isLayoutKnown).toBe(true);
    const lufthansa = ways('FRA', 'VIE').find(({ legs }) => legs.length === 1 && legs[0]?.carrierCode === 'LH');
    expect(lufthansa?.missingCabins.cabins).not.toContain('business');
  });
});

describe('a leg of a trip whose stops are named', () => {
  it('counts direct flights alone where there are any, and else names where its flights change', () => {
    const direct = estimator.typical({ origin: 'MAN', destination: 'DOH' }, { prefersDirect: true });
    expect(direct).toMatchObject({ kind: 'estimated', carrierCodes: ['QR'], changeAirportCodes: [] });
    const both = estimator.typical({ origin: 'MAN', destination: 'DOH' });
    expect(both.kind === 'estimated' && both.changeAirportCodes.length).toBeGreaterThan(0);
    const none = estimator.typical({ origin: 'CMN', destination: 'ALG' }, { prefersDirect: true });
    expect(none.kind === 'estimated' && none.changeAirportCodes).toContain('MAD');
  });
});
