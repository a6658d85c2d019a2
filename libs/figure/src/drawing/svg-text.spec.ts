import { describe, expect, it } from 'vitest';
import { fittingSize } from './svg-text.ts';

describe('a line of a picture', () => {
  it('keeps its size where it fits, and is smaller where it does not', () => {
    expect(fittingSize('About 390 kg CO2e', 20, 1056)).toBe(20);
    expect(fittingSize('a'.repeat(200), 20, 1056)).toBeCloseTo(9.8, 1);
  });

  it('counts Japanese letters as wide as they are', () => {
    expect(fittingSize('公表値ではありません'.repeat(6), 20, 1056)).toBeCloseTo(17.6, 1);
  });
});
