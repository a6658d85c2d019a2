import { describe, expect, it } from 'vitest';
import { pairedChange } from './paired-change.ts';

const carriers = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'];

describe('pairedChange', () => {
  it('is nothing when nothing changed', () => {
    const { value, low, high } = pairedChange(carriers.map((cluster) => ({ cluster, before: 0.1, after: -0.1 })));
    expect([value, low, high]).toEqual([0, 0, 0]);
  });

  it('is above zero, whatever is drawn, when every carrier’s figures are worse', () => {
    const { value, low } = pairedChange(
      carriers.map((cluster, index) => ({ cluster, before: -0.05, after: 0.06 + index / 100 })),
    );
    expect(value).toBeCloseTo(0.035, 12);
    expect(low).toBeGreaterThan(0);
  });

  it('is noise when one carrier alone is worse', () => {
    const { value, low } = pairedChange(
      carriers.map((cluster, index) => ({ cluster, before: 0.05, after: index === 0 ? 0.5 : 0.049 })),
    );
    expect(value).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(0);
  });

  it('counts a figure that is missing as wholly wrong, and none for more', () => {
    expect(pairedChange([{ cluster: 'AA', before: 0.2, after: undefined }]).value).toBeCloseTo(0.8, 12);
    expect(pairedChange([{ cluster: 'AA', before: 3, after: undefined }]).value).toBe(0);
  });
});
