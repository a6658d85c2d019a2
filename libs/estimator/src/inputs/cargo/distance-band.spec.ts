import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { distanceBandCargo } from './distance-band.ts';

describe('the cargo of flights about as long', () => {
  it.each([
    ['narrow', 0.05],
    ['wide', 0.2],
  ] as const)('is that of %s bodies, and never gives way', (body, value) => {
    expect(answerOf(distanceBandCargo, {}, { body })).toMatchObject({
      value,
      basis: { kind: 'distance-band-by-body' },
    });
  });
});
