import { describe, expect, it } from 'vitest';
import { contrailsLabel } from './contrails-label.ts';

describe('contrailsLabel', () => {
  // spec: 9.15, 9.16, 9.17, 9.18, 9.19, 9.20
  it.each([
    [0, 'Unknown'],
    [1, 'Low'],
    [2, 'Medium'],
    [3, 'High'],
    [-1, 'Unknown'],
    [4, 'Unknown'],
    [99, 'Unknown'],
    [1.5, 'Unknown'],
    [Number.NaN, 'Unknown'],
    [undefined, 'Unknown'],
  ] as const)('says of bucket %s: %s', (bucket, label) => {
    expect(contrailsLabel(bucket)).toBe(label);
  });
});
