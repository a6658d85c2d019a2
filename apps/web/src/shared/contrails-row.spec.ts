import { expect, it } from 'vitest';
import { contrailsRowLabel } from './contrails-row.ts';

// spec: 4.18
it.each([
  [-1, undefined],
  [0, undefined],
  [1, 'Low'],
  [2, 'Medium'],
  [3, 'High'],
  [4, 'Unknown'],
])('bucket %i shows %s', (bucket, label) => {
  expect(contrailsRowLabel(bucket)).toBe(label);
});
