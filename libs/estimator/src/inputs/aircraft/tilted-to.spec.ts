import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiltedTo } from './tilted-to.ts';

const meanOf = (options: readonly { readonly seats: number; readonly weight: number }[]) =>
  options.reduce((sum, { seats, weight }) => sum + seats * weight, 0) /
  options.reduce((sum, { weight }) => sum + weight, 0);

const option = fc.record({
  seats: fc.integer({ min: 50, max: 550 }),
  weight: fc.double({ min: 0.01, max: 100, noNaN: true }),
});

describe('tiltedTo', () => {
  it('has the mean that is wanted, whatever the options', () => {
    fc.assert(
      fc.property(
        fc.array(option, { minLength: 2, maxLength: 8 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (options, at) => {
          const seats = options.map((one) => one.seats);
          const wanted = Math.min(...seats) + at * (Math.max(...seats) - Math.min(...seats));
          expect(meanOf(tiltedTo(wanted, options))).toBeCloseTo(wanted, 3);
        },
      ),
    );
  });

  it('leaves the weights as they are where they have the mean', () => {
    const options = [
      { seats: 100, weight: 1 },
      { seats: 200, weight: 1 },
    ];
    const [one, other] = tiltedTo(150, options);
    expect((one?.weight ?? 0) / (other?.weight ?? 1)).toBeCloseTo(1, 6);
  });

  it('leaves the most seats alone where the mean is beyond them', () => {
    const [one, other] = tiltedTo(300, [
      { seats: 100, weight: 1 },
      { seats: 200, weight: 1 },
    ]);
    expect((one?.weight ?? 1) / (other?.weight ?? 1)).toBeLessThan(1e-9);
  });
});
