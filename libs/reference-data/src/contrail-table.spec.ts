import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';
import { CONTRAIL_SEASONS } from './traffic-tables.ts';

const { energyForcingMjPerContrailM, probability } = tables.contrails;

/** The cell whose south-west corner lies there. */
const cell = (southDeg: number, westDeg: number) =>
  probability.fractions[
    probability.southEdgesDeg.indexOf(southDeg) * probability.westEdgesDeg.length +
      probability.westEdgesDeg.indexOf(westDeg)
  ];

describe('energy forcing of contrails', () => {
  it('is larger by night than around noon in every season between the tropics', () => {
    for (const season of CONTRAIL_SEASONS.keys()) {
      for (const latitude of [20, 0, -20]) {
        const row = energyForcingMjPerContrailM(season, latitude);
        expect(row[7]).toBeGreaterThan(3 * (row[4] ?? Number.NaN));
      }
    }
  });

  it('refuses a season or latitude it has no row of', () => {
    expect(() => energyForcingMjPerContrailM(4, 0)).toThrow('no row of season 4, latitude 0');
    expect(() => energyForcingMjPerContrailM(-1, 0)).toThrow('season -1');
    expect(() => energyForcingMjPerContrailM(0, 45)).toThrow('latitude 45');
  });
});

describe('probability of persistent contrails', () => {
  it('is high over the North Atlantic, low over the Sahara, unknown over the Gulf of Mexico', () => {
    expect(cell(50, -30)).toBeGreaterThan(0.12);
    expect(cell(20, 20)).toBeLessThan(0.01);
    expect(cell(30, -90)).toBeNaN();
  });
});
