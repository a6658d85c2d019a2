import { describe, expect, it } from 'vitest';
import { spokenIn } from './spoken.ts';
import { valueText, workingLines } from './working-lines.ts';

describe('valueText', () => {
  it.each([
    [0, '0'],
    [183, '183'],
    [1.5, '1.5'],
    [296_637, '296637'],
    [1_483_185, '1483185'],
    [12_345_678, '12345680'],
    [6006.193_61, '6006.194'],
    [0.338_593_04, '0.338593'],
    [-71.0052, '-71.0052'],
    [0.000_012_345_678_9, '0.00001234568'],
  ])('%d is %s', (value, expected) => {
    expect(valueText(value)).toBe(expected);
  });
});

describe('workingLines', () => {
  it('aligns a step’s quantities, marks its results and names their sources once', () => {
    const provenance = {
      basis: { kind: 'seat-area', body: 'wide' },
      source: 'IATA',
      sourceVersion: 'IATA RP 1726',
      dataCategory: 'DEFAULT',
    } as const;
    const lines = workingLines(
      {
        engineVersion: '1.2.3',
        steps: [
          {
            key: 'equivalentCapacity',
            inputs: [
              { name: { kind: 'seats', cabin: 'first' }, value: 2, provenance },
              { name: { kind: 'aircraft' }, value: 0, text: 'B789' },
            ],
            results: [{ name: { kind: 'flight-fuel' }, value: 20.5 }],
          },
        ],
      },
      spokenIn('en'),
    );
    expect(lines).toEqual([
      'Working (engine 1.2.3)',
      '',
      '1. Seats converted to economy seats, by floor space',
      '   How many economy seats would fit if the whole cabin were economy: each seat counts by its floor space.',
      '   C = Σ seats × factor',
      '     seats first  Seats, first           2      IATA RP 1726, WIDE_AIRCRAFT_BODY',
      '     type         Aircraft            B789',
      '   = m            Fuel of the flight  20.5  kg',
      '   Source: Travel Impact Model 3.0.0, cabin class; IATA RP 1726',
    ]);
  });
});
