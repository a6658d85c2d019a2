import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iataRp1726Kg, SEAT_MASS_KG } from './iata-rp-1726.ts';

/** The example flight: LX 52, an Airbus A330-300 with 236 seats. */
const LX52 = {
  fuelBurnKg: 38_537.3,
  cargoMassFraction: 0.29637,
  seats: 236,
  equivalentCapacity: 403,
  passengerLoadFactor: 0.80852,
};

describe('the rules of Recommended Practice 1726, Zurich to Boston', () => {
  it.each([
    ['economy', 1, 263.0, 296.6],
    ['premium economy', 1.5, 394.5, 444.8],
    ['business', 4, 1051.9, 1186.2],
    ['first', 5, 1314.9, 1482.8],
  ])('in %s are as worked out by hand, within 0.1 kg', (_, cabinClassFactor, plain, withSeats) => {
    expect(Math.abs(iataRp1726Kg({ ...LX52, cabinClassFactor }, 0) - plain)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(iataRp1726Kg({ ...LX52, cabinClassFactor }, SEAT_MASS_KG) - withSeats)).toBeLessThanOrEqual(0.1);
  });

  it('refuse what cannot be', () => {
    const wrong = [{ fuelBurnKg: 0 }, { cargoMassFraction: 1 }, { passengerLoadFactor: 0 }, { seats: Number.NaN }];
    for (const input of wrong) {
      expect(() => iataRp1726Kg({ ...LX52, cabinClassFactor: 1, ...input }, 0)).toThrow(RangeError);
    }
  });
});

describe('every flight', () => {
  const flight = fc.record({
    fuelBurnKg: fc.double({ min: 100, max: 300_000, noNaN: true }),
    cargoMassFraction: fc.double({ min: 0, max: 0.9, noNaN: true }),
    seats: fc.integer({ min: 1, max: 600 }),
    equivalentCapacity: fc.double({ min: 1, max: 900, noNaN: true }),
    passengerLoadFactor: fc.double({ min: 0.01, max: 1, noNaN: true }),
    cabinClassFactor: fc.double({ min: 1, max: 5, noNaN: true }),
  });

  it('has a figure above zero, and no smaller one when seats count with the passengers', () => {
    fc.assert(
      fc.property(flight, (one) => {
        const plain = iataRp1726Kg(one, 0);
        expect(plain).toBeGreaterThan(0);
        expect(iataRp1726Kg(one, SEAT_MASS_KG)).toBeGreaterThanOrEqual(plain * (1 - 1e-12));
      }),
    );
  });

  it('without cargo is the same by both rules', () => {
    fc.assert(
      fc.property(flight, (one) => {
        const empty = { ...one, cargoMassFraction: 0 };
        expect(iataRp1726Kg(empty, SEAT_MASS_KG)).toBeCloseTo(iataRp1726Kg(empty, 0), 6);
      }),
    );
  });
});
