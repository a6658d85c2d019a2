import { describe, expect, it } from 'vitest';
import { easaAnswer } from '../../testing/answers.ts';
import { LX52_ANSWER } from '../../testing/lx52-answer.ts';
import { methodGroups, olderFigures } from './method-groups.ts';

/** As the working of the flight has it. */
const GREAT_CIRCLE_KM = 6006.2;
const ZRH_BOS = { greatCircleDistanceKm: GREAT_CIRCLE_KM, countries: { origin: 'CH', destination: 'US' } };

describe('the methods of a flight', () => {
  it.each([
    ['economy', [319, 265], [263, 297], [387, 487, 656, 755]],
    ['business', [1277, 1062], [1052, 1186], [1123, 1412, 1901, 2190]],
  ] as const)('give in %s what was worked out by hand', (cabin, own, iata, desnz) => {
    const kilograms = methodGroups(LX52_ANSWER, cabin, ZRH_BOS).map(({ figures }) =>
      figures.map(({ kg }) => Math.round(kg)),
    );
    expect(kilograms).toEqual([own, iata, desnz, [], []]);
  });

  it('have names that say alone what they are', () => {
    const names = methodGroups(LX52_ANSWER, 'economy', ZRH_BOS).flatMap(({ figures }) => figures);
    expect(names.map(({ name }) => name)).toEqual([
      'Travel Impact Model',
      'Travel Impact Model, burning the fuel alone',
      'IATA RP 1726 rules, our fuel and loads',
      'IATA RP 1726 rules, our fuel and loads, and 50 kg a seat',
      'UK Government (DESNZ) 2026, burning the fuel',
      'UK Government (DESNZ) 2026, making the fuel too, the same scope as ours',
      'UK Government (DESNZ) 2026, with radiative forcing',
      'UK Government (DESNZ) 2026, with radiative forcing, making the fuel too',
    ]);
  });

  it('each name an edition and a page, what they count and what they leave out', () => {
    for (const group of methodGroups(LX52_ANSWER, 'economy', ZRH_BOS)) {
      expect(group.edition).not.toBe('');
      expect(group.page).toMatch(/^https:/);
      expect(group.counts).toMatch(/^CO2(e\.| alone\.)/);
      expect(group.leavesOut).not.toBe('');
    }
  });

  it.each([
    ['GB', 'ES', 'first', 'It has no factor for first on short haul.'],
    [
      'GB',
      'GB',
      'economy',
      'It has no factor for economy on domestic flights. Its average passenger: 814\u202Fkg, or 1,377\u202Fkg with radiative forcing.',
    ],
    ['GB', 'BT', 'economy', 'One of the countries is not on its list: there is no factor for this flight.'],
  ] as const)('say from %s to %s in %s what is missing', (origin, destination, cabin, missing) => {
    const desnz = methodGroups(LX52_ANSWER, cabin, { ...ZRH_BOS, countries: { origin, destination } })[2];
    expect(desnz).toMatchObject({ figures: [], missing });
  });

  it('say what they need and do not have', () => {
    const without = methodGroups({ ...LX52_ANSWER, working: undefined }, 'economy', {
      ...ZRH_BOS,
      greatCircleDistanceKm: undefined,
    });
    expect(without.map(({ missing }) => missing)).toEqual([
      undefined,
      'Its rules need the flight’s fuel, seats and loads, which this answer does not have.',
      'Its factors need the distance, which this answer does not have.',
      expect.stringMatching(/^No figure here: its document/),
      expect.stringMatching(/^No figure here: its present constants/),
    ]);
    expect(methodGroups(LX52_ANSWER, 'economy', { ...ZRH_BOS, countries: undefined })[2]?.missing).toMatch(
      /^Its factors go by the countries/,
    );
  });

  it('have an issued label in the place of the estimate', () => {
    const [label] = methodGroups(easaAnswer({ wellToWakeKg: { economy: 318.6 } }), 'economy', ZRH_BOS);
    expect(label).toMatchObject({
      name: 'EU Flight Emissions Label',
      remark: 'Its scheme says that labels are not made for company reporting.',
      figures: [{ kg: 318.6 }],
    });
    const [without] = methodGroups(easaAnswer({ wellToWakeKg: { economy: 318.6 } }), 'first', ZRH_BOS);
    expect(without).toMatchObject({ figures: [], missing: 'It has no figure for first.' });
  });

  it('have an older edition for whoever has its figure', () => {
    const figures = olderFigures('economy', ZRH_BOS);
    expect(figures.find(({ name }) => name.endsWith('edition, with radiative forcing'))?.kg).toBeCloseTo(808.7, 1);
    expect(olderFigures('economy', { ...ZRH_BOS, countries: undefined })).toEqual([]);
  });
});
