import { describe, expect, it } from 'vitest';
import { fittingLines, fittingSize } from './svg-text.ts';

describe('a line of a picture', () => {
  it('keeps its size where it fits, and is smaller where it does not', () => {
    expect(fittingSize('About 390 kg CO2e', 20, 1056)).toBe(20);
    expect(fittingSize('a'.repeat(200), 20, 1056)).toBeCloseTo(9.8, 1);
  });

  it('counts Japanese letters as wide as they are', () => {
    expect(fittingSize('公表値ではありません'.repeat(6), 20, 1056)).toBeCloseTo(17.6, 1);
  });
});

const more = (left: number) => `and ${left} more`;
const lines = (parts: readonly string[]) => fittingLines(parts, more, { size: 20, width: 216, count: 2 });

describe('lines of a list', () => {
  it('hold several parts each, as long as all fit', () => {
    expect(lines(['LHR to JFK', 'BOS', 'JFK to LHR'])).toEqual(['LHR to JFK · BOS', 'JFK to LHR']);
    expect(lines([])).toEqual([]);
  });

  it('say how many parts are left out', () => {
    expect(lines(Array<string>(12).fill('LHR to JFK'))).toEqual(['LHR to JFK', 'and 11 more']);
    expect(lines(['BOS', 'LHR', 'MAN', 'DOH', 'BKK', 'SIN', 'SYD'])).toEqual(['BOS · LHR · MAN', 'DOH · and 3 more']);
  });

  it('give a part that is wider than a line one of its own', () => {
    expect(lines(['London Heathrow to New York', 'BOS'])).toEqual(['London Heathrow to New York', 'BOS']);
  });
});
