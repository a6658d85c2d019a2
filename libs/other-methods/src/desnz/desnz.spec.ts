import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desnzEmissions } from './desnz.ts';
import { DESNZ_2024, DESNZ_2026, type DesnzCabin } from './factors.ts';
import { desnzHaul, LONG_HAUL, SHORT_HAUL } from './haul.ts';

/** The example flight: Zurich to Boston [km]. */
const ZRH_BOS = { originCountry: 'CH', destinationCountry: 'US', greatCircleDistanceKm: 6006.2 };
const CABINS = ['economy', 'premiumEconomy', 'business', 'first'] as const;

describe('the factors of the UK Government, Zurich to Boston', () => {
  it.each([
    ['economy', 387.3, 486.8, 655.6, 755.1, 808.7],
    ['premiumEconomy', 619.7, 778.8, 1049.0, 1208.1, 1293.9],
    ['business', 1123.2, 1411.6, 1901.3, 2189.7, 2345.1],
    ['first', 1549.2, 1947.0, 2622.5, 3020.3, 3234.6],
  ] as const)('in %s are as worked out by hand, within 0.1 kg', (cabin, without, withMaking, withRf, both, of2024) => {
    const answer = desnzEmissions({ ...ZRH_BOS, cabin, edition: DESNZ_2026 });
    const older = desnzEmissions({ ...ZRH_BOS, cabin, edition: DESNZ_2024 });
    if (answer.kind !== 'figures' || older.kind !== 'figures') throw new Error('expected figures');
    const { withoutRadiativeForcingKg, withRadiativeForcingKg, fuelProductionKg } = answer;
    const figures = [
      [withoutRadiativeForcingKg, without],
      [withoutRadiativeForcingKg + fuelProductionKg, withMaking],
      [withRadiativeForcingKg, withRf],
      [withRadiativeForcingKg + fuelProductionKg, both],
      [older.withRadiativeForcingKg, of2024],
    ] as const;
    for (const [ours, byHand] of figures) expect(Math.abs(ours - byHand)).toBeLessThanOrEqual(0.1);
  });
});

describe('the haul', () => {
  it.each([
    ['GB', 'JE', 'domestic'],
    ['GB', 'GR', 'short'],
    ['MA', 'GG', 'short'],
    ['GB', 'RU', 'long'],
    ['US', 'GB', 'long'],
    ['CH', 'US', 'international'],
    ['FR', 'FR', 'international'],
    ['CH', 'BT', 'international'],
  ])('of %s to %s is %s', (origin, destination, haul) => {
    expect(desnzHaul(origin, destination)).toBe(haul);
  });

  it('is none between the UK and a country that the sheet does not have', () => {
    for (const country of ['BT', 'WS', 'SX', '']) expect(desnzHaul('GB', country)).toBeUndefined();
  });

  it('has each territory once', () => {
    expect(SHORT_HAUL.size).toBe(47);
    expect(LONG_HAUL.size).toBe(162);
    expect([...SHORT_HAUL].filter((country) => LONG_HAUL.has(country))).toEqual([]);
  });
});

describe('a factor that is not there', () => {
  it.each([
    ['domestic flights have no cabins', 'GB', 'economy', 'domestic'],
    ['short haul has no premium economy', 'ES', 'premiumEconomy', 'short'],
    ['short haul has no first', 'ES', 'first', 'short'],
  ] as const)('is an answer: %s', (_, country, cabin, haul) => {
    const flight = { originCountry: 'GB', destinationCountry: country, greatCircleDistanceKm: 500 };
    expect(desnzEmissions({ ...flight, cabin, edition: DESNZ_2026 })).toEqual({ kind: 'no-factor', haul, cabin });
  });

  it('is an answer too where a country has no haul', () => {
    const flight = { originCountry: 'GB', destinationCountry: 'BT', greatCircleDistanceKm: 7000 };
    expect(desnzEmissions({ ...flight, cabin: 'economy', edition: DESNZ_2026 })).toEqual({ kind: 'no-haul' });
  });
});

describe('every flight', () => {
  const country = fc.constantFrom('GB', 'JE', 'ES', 'US', 'CH', 'BT');
  const edition = fc.constantFrom(DESNZ_2024, DESNZ_2026);
  const km = fc.double({ min: 1, max: 20_000, noNaN: true });

  it('has figures above zero, more with radiative forcing, and more in a larger cabin', () => {
    fc.assert(
      fc.property(country, country, edition, km, (originCountry, destinationCountry, year, greatCircleDistanceKm) => {
        const of = (cabin: DesnzCabin) =>
          desnzEmissions({ originCountry, destinationCountry, greatCircleDistanceKm, cabin, edition: year });
        const answers = CABINS.map(of).filter((answer) => answer.kind === 'figures');
        for (const { withoutRadiativeForcingKg: without, withRadiativeForcingKg: rf, fuelProductionKg } of answers) {
          expect(fuelProductionKg).toBeGreaterThan(0);
          expect(without).toBeGreaterThan(fuelProductionKg);
          expect(rf).toBeGreaterThan(without);
        }
        const inOrder = answers.map(({ withRadiativeForcingKg }) => withRadiativeForcingKg);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }),
    );
  });

  it('is as long one way as the other', () => {
    fc.assert(fc.property(country, country, (one, other) => desnzHaul(one, other) === desnzHaul(other, one)));
  });

  it('has a distance', () => {
    const question = { ...ZRH_BOS, cabin: 'economy', edition: DESNZ_2026 } as const;
    for (const greatCircleDistanceKm of [0, -1, Number.NaN]) {
      expect(() => desnzEmissions({ ...question, greatCircleDistanceKm })).toThrow(RangeError);
    }
  });
});
