import type { AircraftBasis, FlightEstimate } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { en } from './english.ts';

const found = { carrierCode: 'LX', carrierName: 'Swiss', isFleetKnown: true, isMiddleOfSeveral: false } as const;
type SeatsBasis = FlightEstimate['inputs']['seatsPerClass']['basis'];
const ONE_LAYOUT: SeatsBasis = { kind: 'carrier-layouts', layouts: ['all'], isScaledToReportedTotal: false };

function words(
  basis: AircraftBasis,
  seatsBasis: SeatsBasis = ONE_LAYOUT,
  operatedBy: FlightEstimate['operatedBy'] = { kind: 'carrier' },
  dataCategory = 'PRIMARY',
): string {
  const value = { economy: 1, premiumEconomy: 0, business: 0, first: 0 };
  const seatsPerClass = { value, basis: seatsBasis, source: 'REQUEST', sourceVersion: 'Plan, 2026, CC0', dataCategory };
  return en.aircraftFound({ aircraft: { basis }, operatedBy, inputs: { seatsPerClass } as FlightEstimate['inputs'] });
}

describe('how the aircraft was found', () => {
  it.each([
    [{ kind: 'given' }, 'Named in the request.'],
    [
      { kind: 'carrier-fleet', ...found },
      'Assumed from the fleet of Swiss, as far as it is known, and what flies this far.',
    ],
    [
      { kind: 'scheduled-on-day', ...found, schedule: 'Plan, 2026, CC0' },
      'Scheduled for this flight number in this season, on this day of the week (Plan, 2026, CC0).',
    ],
    [
      { kind: 'scheduled-for-number', ...found, schedule: 'Plan, 2026, CC0' },
      'Scheduled for this flight number, though not in this season on this day of the week (Plan, 2026, CC0).',
    ],
    [
      { kind: 'scheduled-on-route', ...found, schedule: 'Plan, 2026, CC0' },
      'Scheduled for flights of Swiss on this route, not for this very number (Plan, 2026, CC0).',
    ],
    [
      { kind: 'all-carriers-fleets', ...found, isFleetKnown: false },
      'Assumed from what all airlines fly at this distance: no aircraft of Swiss is known. It may carry freight alone, or fly no more.',
    ],
  ] as const)('%j is said as: %s', (basis, sentence) => {
    expect(words(basis)).toBe(sentence);
  });

  it('names the family, the middle of several and the cabin', () => {
    const basis = { kind: 'carrier-fleet', ...found, family: '787', isMiddleOfSeveral: true } as const;
    expect(words(basis, { ...ONE_LAYOUT, layouts: ['old', 'new'] })).toBe(
      'The request names the family 787. Assumed from the fleet of Swiss, as far as it is known, and what flies this far. Several types are possible. The figures are for the one with the median emissions; types that fly more often have more weight. Seating: mean of old, new.',
    );
    expect(words({ kind: 'given' }, { kind: 'typical-of-type', isScaledToReportedTotal: true })).toBe(
      'Named in the request. Seating: typical of the type, scaled to the reported total.',
    );
  });

  it('names the schedule that has the seats, once', () => {
    const seats = { kind: 'scheduled-seats', isSharedOut: false } as const;
    expect(words({ kind: 'given' }, seats)).toBe(
      'Named in the request. Seating: seats as scheduled (Plan, 2026, CC0).',
    );
    expect(
      words({ kind: 'scheduled-on-route', ...found, schedule: 'Plan, 2026, CC0' }, { ...seats, isSharedOut: true }),
    ).toBe(
      'Scheduled for flights of Swiss on this route, not for this very number (Plan, 2026, CC0). Seating: total seats as scheduled.',
    );
  });

  it('says of a cabin for which no source was read that it is unverified', () => {
    expect(words({ kind: 'given' }, ONE_LAYOUT, { kind: 'carrier' }, 'DEFAULT')).toBe(
      'Named in the request. The number of seats is unverified: no source was read for it.',
    );
  });

  it('says first who flies, where it is another', () => {
    const delta = { carrierCode: 'DL', carrierName: 'Delta' };
    const names = { ...delta, partnerCode: '9E', partnerName: 'Endeavor' };
    expect(words({ kind: 'given' }, ONE_LAYOUT, { kind: 'partner', ...names })).toBe(
      'Flown for Delta by Endeavor. Named in the request.',
    );
    expect(words({ kind: 'given' }, ONE_LAYOUT, { kind: 'probably-partner', ...names })).toMatch(
      /^Probably flown for Delta by Endeavor: flights of Delta on this route/,
    );
    expect(words({ kind: 'given' }, ONE_LAYOUT, { kind: 'carrier-not-listed', ...delta })).toMatch(
      /^Delta is not listed on this route, but serves both cities/,
    );
  });
});
