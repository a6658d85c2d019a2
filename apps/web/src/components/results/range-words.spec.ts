// @vitest-environment node
import { WorkingStep } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import type { FiguresRange } from '../../api/answers.ts';
import { driverLines, rangeNotes, rangeRows, stepWords, typeLines } from './range-words.ts';

const RANGE: FiguresRange = {
  low: { economyKg: 262.4, businessKg: 1049.9 },
  high: { economyKg: 348.2, businessKg: 1393 },
  drivers: [
    { key: 'fuelModel', name: 'Fuel model beside reported fuel', share: 0.614 },
    { key: 'somethingNew', name: 'Something new', share: 0.383 },
    { key: 'cargo', name: 'How much cargo it carries', share: 0.003 },
  ],
};

const businessFactor = (value: number, body: string) => ({
  symbol: 'factor business',
  name: `Floor beside an economy seat, ${body} body, business`,
  value,
});

describe('the range', () => {
  it('is one short line, in whole kilograms rounded outwards', () => {
    expect(rangeNotes(RANGE)).toEqual(['Between 262 and 349 kg in economy (8 of 10 flights).']);
  });

  it.each([
    ['there is none', undefined],
    ['economy has none', { ...RANGE, low: {} }],
  ])('has no line when %s', (_what, range) => {
    expect(rangeNotes(range)).toEqual([]);
  });

  it('has a row for each cabin it is known of', () => {
    expect(rangeRows(RANGE)).toEqual([
      { cabin: 'Economy', lowest: 262, highest: 349 },
      { cabin: 'Business', lowest: 1049, highest: 1393 },
    ]);
  });

  it('says in plain words where it comes from, small parts left out', () => {
    expect(driverLines(RANGE)).toEqual([
      '61 %: how far fuel tables are from the fuel that flights really burn',
      '38 %: Something new',
    ]);
  });
});

describe('the types that may fly', () => {
  const types = [
    { icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 0.807 },
    { icaoAircraftType: 'B77W', name: 'Boeing 777-300ER', weight: 0.191 },
    { icaoAircraftType: 'A343', name: 'Airbus A340-300', weight: 0.002 },
  ];

  it('are listed with how likely each is', () => {
    expect(typeLines(types)).toEqual([
      'Airbus A330-300 (A333): 81 %',
      'Boeing 777-300ER (B77W): 19 %',
      'Airbus A340-300 (A343): less than 1 %',
    ]);
  });

  it('are not listed when there is but one', () => {
    expect(typeLines(types.slice(0, 1))).toEqual([]);
  });
});

describe('a step in plain words', () => {
  it('says why business counts four times economy on a wide body', () => {
    const step = WorkingStep.fromPartial({ key: 'equivalentCapacity', inputs: [businessFactor(4, 'wide')] });
    expect(stepWords(step)).toBe(
      'How many economy seats would fit if the whole cabin were economy: each seat counts by the floor it takes. On an aircraft with two aisles (a wide body), a business seat takes the floor of 4 economy seats. Where one passenger sits in business, 4 could sit in economy; so one in business counts as 4.',
    );
  });

  it('says the same of one aisle', () => {
    const step = WorkingStep.fromPartial({ key: 'passengerGrams', inputs: [businessFactor(1.5, 'narrow')] });
    expect(stepWords(step)).toContain('On an aircraft with one aisle, a business seat takes the floor of 1.5');
  });

  it('has no words for a step of a newer engine', () => {
    expect(stepWords(WorkingStep.fromPartial({ key: 'new' }))).toBeUndefined();
  });
});
