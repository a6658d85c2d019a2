import { describe, expect, it } from 'vitest';
import type { FiguresRange } from '../../shared/api/answers.ts';
import { driverLines, rangeRows, typeLines } from './uncertainty-words.ts';

const RANGE: FiguresRange = {
  lowKg: { economy: 262.4, business: 1049.9 },
  highKg: { economy: 348.2, business: 1393 },
  drivers: [
    { key: 'passengerLoad', name: 'How full the flight is', share: 0.614 },
    { key: 'somethingNew', name: 'Something new', share: 0.383 },
    { key: 'cargo', name: 'How much cargo it carries', share: 0.003 },
  ],
};

describe('the range', () => {
  it('has a row for each cabin it is known of', () => {
    const wellToWakeKg = { economy: 305.3, business: 1221.2, first: 1526.5 };
    expect(rangeRows({ wellToWakeKg, range: RANGE })).toEqual([
      { cabin: 'Economy', lowest: 260, highest: 350 },
      { cabin: 'Business', lowest: 1040, highest: 1400 },
    ]);
    expect(rangeRows({ wellToWakeKg, range: undefined })).toEqual([]);
  });

  it('says in plain words where it comes from, small parts left out', () => {
    expect(driverLines(RANGE)).toEqual(['61\u202F%: how full the flight is', '38\u202F%: Something new']);
  });
});

describe('the types that may fly', () => {
  const types = [
    { icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 0.807, economyGrams: 300_000 },
    { icaoAircraftType: 'B77W', name: 'Boeing 777-300ER', weight: 0.191, economyGrams: 350_000 },
    { icaoAircraftType: 'A343', name: 'Airbus A340-300', weight: 0.002, economyGrams: 380_000 },
  ];

  it('are listed with how likely each is', () => {
    expect(typeLines(types)).toEqual([
      'Airbus A330-300 (A333): 81\u202F%',
      'Boeing 777-300ER (B77W): 19\u202F%',
      'Airbus A340-300 (A343): less than 1\u202F%',
    ]);
  });

  it('are not listed when there is but one', () => {
    expect(typeLines(types.slice(0, 1))).toEqual([]);
  });
});
