import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cabinClassFactors,
  cargoMassFraction,
  economySeatEmissions,
  equivalentCapacity,
  passengerEmissions,
  passengerGrams,
  wellToWakeEmissions,
} from './index.ts';

const seatCount = fc.integer({ min: 0, max: 600 });
const seats = fc
  .record({ economy: seatCount, premiumEconomy: seatCount, business: seatCount, first: seatCount })
  .filter((s) => s.economy + s.premiumEconomy + s.business + s.first > 0);
const fraction = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const body = fc.constantFrom('narrow' as const, 'wide' as const);

describe('apportionment to passengers', () => {
  // spec: 1.7
  it('leaves nothing over: the occupied seats together carry the passengers’ share', () => {
    fc.assert(
      fc.property(
        seats,
        body,
        fraction,
        fraction,
        fc.integer({ min: 1, max: 200_000 }),
        (s, b, cargo, load, fuelKg) => {
          const factors = cabinClassFactors(b);
          const share = passengerEmissions(wellToWakeEmissions(fuelKg), cargo);
          const seat = economySeatEmissions(share, equivalentCapacity(s, factors), load).wellToWakeKgCo2e;
          const carried =
            load *
            seat *
            (s.economy * factors.economy +
              s.premiumEconomy * factors.premiumEconomy +
              s.business * factors.business +
              s.first * factors.first);
          expect(carried / share.wellToWakeKgCo2e).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('parts every cabin’s well-to-wake grams into well-to-tank and tank-to-wake without a gram over', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), body, (kg, b) => {
        const seat = { wellToTankKgCo2e: kg * 0.17, tankToWakeKgCo2e: kg * 0.83, wellToWakeKgCo2e: kg };
        const grams = passengerGrams(seat, cabinClassFactors(b));
        for (const cabin of ['economy', 'premiumEconomy', 'business', 'first'] as const) {
          expect(grams.wellToTankGrams[cabin] + grams.tankToWakeGrams[cabin]).toBe(grams.wellToWakeGrams[cabin]);
          expect(Number.isInteger(grams.wellToWakeGrams[cabin])).toBe(true);
          const exact = kg * 1000 * cabinClassFactors(b)[cabin];
          expect(Math.abs(grams.wellToWakeGrams[cabin] - exact)).toBeLessThanOrEqual(5.5);
        }
      }),
    );
  });

  it('counts a passenger as 100 kg beside the cargo', () => {
    expect(cargoMassFraction(2500, 100)).toBeCloseTo(0.2, 12);
  });

  it.each([
    [
      'seats',
      () => equivalentCapacity({ economy: 0, premiumEconomy: 0, business: 0, first: 0 }, cabinClassFactors('wide')),
    ],
    ['cargo and passengers', () => cargoMassFraction(0, 0)],
    ['a load', () => economySeatEmissions(wellToWakeEmissions(1), 100, 0)],
    ['a share left for passengers', () => passengerEmissions(wellToWakeEmissions(1), 1.1)],
    ['fuel that is a number', () => wellToWakeEmissions(Number.NaN)],
    [
      'seats that can be counted',
      () => equivalentCapacity({ economy: -1, premiumEconomy: 0, business: 9, first: 0 }, cabinClassFactors('narrow')),
    ],
  ])('refuses to go on without %s', (_name, call) => {
    expect(call).toThrow(RangeError);
  });
});
