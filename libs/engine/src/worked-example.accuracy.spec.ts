import { describe, expect, it } from 'vitest';
import example from '../fixtures/tim-3.0.0-zrh-sfo.json' with { type: 'json' };
import {
  cabinClassFactors,
  ccdDistanceKm,
  ccdFuelKg,
  economySeatEmissions,
  equivalentCapacity,
  flownDistanceKm,
  fuelBurn,
  greatCircleDistanceKm,
  kmToNauticalMiles,
  nauticalMilesToKm,
  passengerEmissions,
  wellToWakeEmissions,
} from './index.ts';

const { inputs, published, curve, places } = example;
const wideBody = cabinClassFactors('wide');

const expectWithin = (actual: number, expected: number, tolerance: number) =>
  expect(Math.abs(actual - expected), `${actual} beside ${expected}`).toBeLessThanOrEqual(tolerance);

/**
 * The document rounds at each step, the engine at none, so a step's tolerance is the rounding of the figure
 * itself plus what the rounding of the steps before it can move it.
 */
describe('worked example ZRH-SFO, Boeing 787-9 (TIM 3.0.0, README), each step from its own published inputs', () => {
  it('the great circle is within a kilometre: lists of airports differ by that much in where a large one lies', () => {
    expectWithin(greatCircleDistanceKm(places.zrh, places.sfo), published.greatCircleDistanceKm, 1);
  });

  it('the flown distance is within the rounding of three decimals', () => {
    const flownKm = flownDistanceKm(
      nauticalMilesToKm(inputs.greatCircleDistanceNauticalMiles),
      inputs.distanceAdjustmentFactor,
    );
    expectWithin(kmToNauticalMiles(flownKm), published.flownDistanceNauticalMiles, 0.0005);
  });

  it('the climb-cruise-descent distance is within half a nautical mile', () => {
    const ccdKm = ccdDistanceKm(nauticalMilesToKm(published.flownDistanceNauticalMiles));
    expectWithin(kmToNauticalMiles(ccdKm), published.ccdDistanceNauticalMiles, 0.5);
  });

  it('the fuel is within the kilogram of its table points and half a kilogram of its own', () => {
    const ccdKm = nauticalMilesToKm(published.ccdDistanceNauticalMiles);
    expectWithin(ccdFuelKg(curve, ccdKm), published.ccdFuelKg, 1);
    expectWithin(fuelBurn(curve, ccdKm).fuelBurnKg, published.fuelBurnKg, 1);
  });

  it.each([
    ['wellToTankKgCo2e', published.wellToTankKgCo2e],
    ['tankToWakeKgCo2e', published.tankToWakeKgCo2e],
    ['wellToWakeKgCo2e', published.wellToWakeKgCo2e],
  ] as const)('%s of the flight is within half a kilogram', (phase, expected) => {
    expectWithin(wellToWakeEmissions(published.fuelBurnKg)[phase], expected, 0.5);
  });

  it('the passengers’ share is within half a kilogram', () => {
    const emissions = wellToWakeEmissions(published.fuelBurnKg);
    expectWithin(
      passengerEmissions(emissions, inputs.cargoMassFraction).wellToWakeKgCo2e,
      published.passengerWellToWakeKgCo2e,
      0.5,
    );
  });

  it('the equivalent capacity is exact', () => {
    expect(equivalentCapacity(inputs.seats, wideBody)).toBe(published.equivalentCapacity);
  });

  describe('per passenger', () => {
    const share = passengerEmissions(wellToWakeEmissions(published.fuelBurnKg), inputs.cargoMassFraction);
    const seat = economySeatEmissions(share, published.equivalentCapacity, inputs.passengerLoadFactor);
    // Half a kilogram of rounding in the flight's emissions is 1.3 g in one of 347.7 occupied economy-sized seats.
    const ROUNDING_OF_ONE_SEAT_KG = 0.0013 + 0.0005;

    it('economy is within the rounding of the flight’s emissions, in both phases and in all', () => {
      expectWithin(seat.wellToTankKgCo2e, published.economyWellToTankKgCo2e, ROUNDING_OF_ONE_SEAT_KG);
      expectWithin(seat.tankToWakeKgCo2e, published.economyTankToWakeKgCo2e, ROUNDING_OF_ONE_SEAT_KG);
    });

    it.each(['economy', 'premiumEconomy', 'business', 'first'] as const)(
      '%s is within the same, by its factor',
      (cabin) => {
        const factor = wideBody[cabin];
        expectWithin(
          seat.wellToWakeKgCo2e * factor,
          published.cabinsWellToWakeKgCo2e[cabin],
          ROUNDING_OF_ONE_SEAT_KG * factor,
        );
      },
    );
  });

  // spec: 7.23
  it('end to end, without rounding between, economy is within 0.1 % of the published figure', () => {
    const ccdKm = ccdDistanceKm(
      flownDistanceKm(greatCircleDistanceKm(places.zrh, places.sfo), inputs.distanceAdjustmentFactor),
    );
    const share = passengerEmissions(wellToWakeEmissions(fuelBurn(curve, ccdKm).fuelBurnKg), inputs.cargoMassFraction);
    const seat = economySeatEmissions(share, equivalentCapacity(inputs.seats, wideBody), inputs.passengerLoadFactor);
    expectWithin(seat.wellToWakeKgCo2e / published.cabinsWellToWakeKgCo2e.economy, 1, 0.001);
  });
});
