import { describe, expect, it } from 'vitest';
import response from '../fixtures/tim-3.0.0-lx52-zrh-bos.json' with { type: 'json' };
import {
  cabinClassFactors,
  economySeatEmissions,
  equivalentCapacity,
  fuelBurn,
  passengerEmissions,
  passengerGrams,
  wellToWakeEmissions,
} from './index.ts';

describe('LX 52 ZRH-BOS (published response of model version 3.0.0.20260430), from its own inputs', () => {
  const { curve, inputs, published } = response;
  const factors = cabinClassFactors('wide');
  const share = passengerEmissions(
    wellToWakeEmissions(fuelBurn(curve, inputs.ccdDistanceKm).fuelBurnKg),
    inputs.cargoMassFraction,
  );
  const seat = economySeatEmissions(share, equivalentCapacity(inputs.seats, factors), inputs.passengerLoadFactor);
  const grams = passengerGrams(seat, factors);

  it.each(['wellToWakeGrams', 'wellToTankGrams', 'tankToWakeGrams'] as const)(
    '%s are exact in every cabin',
    (phase) => {
      expect(grams[phase]).toEqual(published[phase]);
    },
  );
});
