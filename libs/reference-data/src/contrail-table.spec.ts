import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';
import { CONTRAIL_SEASONS } from './traffic-tables.ts';

const { energyForcing, energyForcingMjPerContrailM, probability, provenance } = tables.contrails;

/** The cell whose south-west corner lies there. */
const cell = (southDeg: number, westDeg: number) =>
  probability.fractions[
    probability.southEdgesDeg.indexOf(southDeg) * probability.westEdgesDeg.length +
      probability.westEdgesDeg.indexOf(westDeg)
  ];

describe('energy forcing of contrails', () => {
  it('is a grid of four seasons, latitudes from 80 to -80 and nine local times', () => {
    expect(energyForcing.seasons).toBe(CONTRAIL_SEASONS);
    expect(energyForcing.latitudesDeg).toEqual(Array.from({ length: 17 }, (_, index) => 80 - 10 * index));
    expect(energyForcing.localTimesHours).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
    expect(energyForcing.mjPerM).toHaveLength(4 * 17 * 9);
  });

  it('has no value in the two cells where the figure shows nothing', () => {
    expect(energyForcing.mjPerM.filter(Number.isNaN)).toHaveLength(2);
    expect(energyForcingMjPerContrailM(0, 80)).toEqual([364, Number.NaN, 368, 314, 409, 377, 407, 455, 396]);
    expect(energyForcingMjPerContrailM(CONTRAIL_SEASONS.indexOf('MJJ'), 10)[0]).toBeNaN();
  });

  it('is below zero in a few cells: a contrail by day can cool', () => {
    const least = energyForcing.mjPerM.filter((value) => !Number.isNaN(value)).sort()[0];
    expect(least).toBe(-17);
  });

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
  it('covers the globe with cells of five degrees', () => {
    expect([probability.southEdgesDeg.at(0), probability.southEdgesDeg.at(-1)]).toEqual([-90, 85]);
    expect([probability.westEdgesDeg.at(0), probability.westEdgesDeg.at(-1)]).toEqual([-180, 175]);
    expect(probability.fractions).toHaveLength(36 * 72);
  });

  it('is a fraction, highest near a fifth, with no value where the figure is masked', () => {
    const known = probability.fractions.filter((value) => !Number.isNaN(value));
    expect(probability.fractions.length - known.length).toBe(222);
    expect(Math.min(...known)).toBe(0);
    expect(Math.max(...known)).toBe(0.1878);
  });

  it('is high over the North Atlantic, low over the Sahara, unknown over the Gulf of Mexico', () => {
    expect(cell(50, -30)).toBeGreaterThan(0.12);
    expect(cell(20, 20)).toBeLessThan(0.01);
    expect(cell(30, -90)).toBeNaN();
  });

  it('says that it is approximate', () => {
    for (const { sourceVersion, source } of Object.values(provenance)) {
      expect(source).toBe('CONTRAIL_FIGURE');
      expect(sourceVersion).toContain('approximate, read off a published figure');
    }
  });
});
