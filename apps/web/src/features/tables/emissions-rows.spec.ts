import { describe, expect, it } from 'vitest';
import { easaAnswer, flightAnswer } from '../../testing/answers.ts';
import { flightEmissionsRows, typicalEmissionsRows } from './emissions-rows.ts';

const shown = (rows: ReturnType<typeof flightEmissionsRows>) => rows.map(({ label, values }) => [label, ...values]);

describe('flightEmissionsRows', () => {
  // spec: 1.20
  it('shows the whole and its parts in kilograms with one decimal', () => {
    expect(shown(flightEmissionsRows(flightAnswer()))).toEqual([
      ['Well-to-Wake', '624.1', '936.1', '2496.3', '3120.4'],
      ['Tank-to-Wake', '518.9', '778.3', '2075.5', '2594.5'],
      ['Well-to-Tank', '105.2', '157.8', '420.8', '526.0'],
    ]);
  });

  // spec: 9.24, 9.25, 9.26, 9.27, 9.28
  it('describes each row as specified, and indents the parts', () => {
    const rows = flightEmissionsRows(flightAnswer());
    expect(rows.map(({ isIndented = false, description }) => [isIndented, description])).toEqual([
      [false, 'The sum of WTT and TTW'],
      [true, 'Emissions produced by burning jet fuel during takeoff, flight, and landing of an aircraft.'],
      [true, 'Emissions generated during the production, processing, handling, and delivery of jet fuel.'],
    ]);
  });

  // spec: 5.14
  it('shows XX for a class that is missing or zero', () => {
    const [row] = flightEmissionsRows(flightAnswer({ wellToWakeKg: { economy: 0, first: 1 } }));
    expect(row?.values).toEqual(['XX', 'XX', 'XX', '1.0']);
  });

  // spec: 1.22, 9.29, 9.30, 9.31, 9.32
  it('adds the sustainable fuel and the total with it', () => {
    const rows = flightEmissionsRows(easaAnswer({ wellToWakeKg: { economy: 100 } })).slice(3);
    expect(shown(rows)).toEqual([
      ['Sustainable Aviation Fuel (SAF)', '-3.0', 'XX', 'XX', 'XX'],
      ['Total emissions including SAF', '97.0', 'XX', 'XX', 'XX'],
    ]);
    expect(rows.map(({ description }) => description)).toEqual(['Accounts for -3% of the jet fuel', undefined]);
    expect(rows.map(({ isTotal }) => isTotal ?? false)).toEqual([false, true]);
  });

  // spec: 9.33
  it.each([0, undefined])('adds nothing for a share of %s', (safDiscountPercentage) => {
    const inputs = { emissionsInputEntries: {}, easaLabelData: { safDiscountPercentage } };
    expect(flightEmissionsRows(easaAnswer({ inputs }))).toHaveLength(3);
  });

  // spec: 4.17
  it.each([
    ['figures', { wellToWakeKg: {} }],
    ['a breakdown', { wellToTankKg: undefined, tankToWakeKg: undefined }],
  ])('is empty without %s', (_what, overrides) => {
    expect(flightEmissionsRows(flightAnswer(overrides))).toEqual([]);
  });

  it('shows XX for the half of a breakdown that is missing', () => {
    expect(flightEmissionsRows(flightAnswer({ wellToTankKg: undefined }))[2]?.values).toEqual(['XX', 'XX', 'XX', 'XX']);
  });
});

describe('typicalEmissionsRows', () => {
  // spec: 9.34
  it('is one row', () => {
    expect(typicalEmissionsRows({ economy: 0.35 })).toEqual([
      {
        key: 'typical',
        label: 'Typical',
        description: 'Typical Well-to-Wake emissions for a flight between this origin and destination.',
        values: ['0.4', 'XX', 'XX', 'XX'],
        isMain: true,
      },
    ]);
  });
});
