import { describe, expect, it } from 'vitest';
import { wideBodyShareOf, wideBodyShareOfAll } from './wide-body-share.ts';

const routes = (count: number, greatCircleKm: number, meanSeats: number) =>
  Array.from({ length: count }, () => ({ greatCircleKm, meanSeats }));

describe('the share of wide bodies among a carrier’s flights', () => {
  it('is that of all carriers where nothing is known of its routes', () => {
    const shareAt = wideBodyShareOf([], 150, 300);
    for (const km of [1000, 4000, 8000]) expect(shareAt(km)).toBeCloseTo(wideBodyShareOfAll(km), 1);
  });

  it('follows its routes about as long, and not those much longer', () => {
    const shareAt = wideBodyShareOf([...routes(90, 1000, 300), ...routes(90, 300, 150)], 150, 300);
    expect(shareAt(1000)).toBeGreaterThan(0.8);
    expect(shareAt(300)).toBeLessThan(0.1);
  });

  it('takes seats between the bodies for a mix, and no share below none or above all', () => {
    expect(wideBodyShareOf(routes(990, 1000, 225), 150, 300)(1000)).toBeCloseTo(0.5, 1);
    expect(wideBodyShareOf(routes(990, 1000, 80), 150, 300)(1000)).toBeLessThan(0.01);
    expect(wideBodyShareOf(routes(990, 1000, 500), 150, 300)(1000)).toBeGreaterThan(0.98);
  });

  it('is defined for the shortest and the longest distance', () => {
    const shareAt = wideBodyShareOf(routes(10, 20, 150), 150, 300);
    expect(shareAt(0)).toBeLessThan(0.1);
    expect(shareAt(20_015)).toBeGreaterThan(0.9);
  });
});
