import { describe, expect, it } from 'vitest';
import { cargoMassFractionOfYear, regionOfAirportAbroad } from './seasons.ts';

describe('the region of a flight between the US and abroad', () => {
  it.each([
    ['Zurich', 47.5, 8.5, 'atlantic'],
    ['Reykjavik', 64, -22.6, 'atlantic'],
    ['Johannesburg', -26.1, 28.2, 'atlantic'],
    ['Delhi', 28.6, 77.1, 'atlantic'],
    ['Tokyo', 35.8, 140.4, 'pacific'],
    ['Sydney', -33.9, 151.2, 'pacific'],
    ['Papeete', -17.6, -149.6, 'pacific'],
    ['Mexico City', 19.4, -99.1, 'latin'],
    ['Buenos Aires', -34.8, -58.5, 'latin'],
    ['Vancouver', 49.2, -123.2, 'latin'],
  ])('of %s', (_city, latitudeDeg, longitudeDeg, region) => {
    expect(regionOfAirportAbroad(latitudeDeg, longitudeDeg)).toBe(region);
  });
});

describe('cargo brought from winter to the year', () => {
  it('keeps a fraction where the seasons are alike, and none and all', () => {
    const alike = { loadFactors: [], yearCargoRatio: 1 };
    expect(cargoMassFractionOfYear(0.25, alike)).toBeCloseTo(0.25, 12);
    const lessInSummer = { loadFactors: [], yearCargoRatio: 0.5 };
    expect(cargoMassFractionOfYear(0, lessInSummer)).toBe(0);
    expect(cargoMassFractionOfYear(1, lessInSummer)).toBe(1);
  });

  it('halves the cargo of each passenger where the year has half of it', () => {
    // 100 kg of cargo a passenger of 100 kg, then 50 kg.
    expect(cargoMassFractionOfYear(0.5, { loadFactors: [], yearCargoRatio: 0.5 })).toBeCloseTo(1 / 3, 12);
  });
});
