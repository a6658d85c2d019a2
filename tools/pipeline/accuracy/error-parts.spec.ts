import { describe, expect, it } from 'vitest';
import { errorParts, type PartedFigure } from './error-parts.ts';

const figure = (carrierRoute: string, type: string, asked: number, typeGiven: number): PartedFigure => ({
  carrier: carrierRoute.slice(0, 2),
  carrierRoute,
  type,
  asked,
  typeGiven,
});

const medians = (figures: readonly PartedFigure[]) =>
  Object.fromEntries(errorParts(figures).parts.map(({ given, medianAbsolute }) => [given, medianAbsolute.value]));

describe('errorParts', () => {
  it('lays what the type takes away on the type', () => {
    const { parts, left } = errorParts([figure('AA X', '320', 0.2, 0), figure('BB Y', '321', -0.2, 0)]);
    expect(parts.map(({ given, share }) => [given, share.value])).toEqual([
      ['nothing', 0],
      ['type', 1],
      ['load', 0],
      ['seats', 0],
      ['fuel', 0],
    ]);
    expect(left.value).toBe(0);
  });

  it('lays what a carrier’s routes have in common on the load, of whichever type', () => {
    const load = Math.log(1.1);
    const found = medians(['320', '321', '738'].map((type, at) => figure(`AA ${at}`, type, load, load)));
    expect(found['type']).toBeCloseTo(0.1, 9);
    expect(found['load']).toBeCloseTo(0, 9);
  });

  it('lays what other carriers have in common with a type on the fuel', () => {
    const fuel = Math.log(0.9);
    const found = medians(['AA', 'BB', 'CC'].map((carrier) => figure(`${carrier} X`, '320', fuel, fuel)));
    expect(found['seats']).toBeCloseTo(0.1, 9);
    expect(found['fuel']).toBeCloseTo(0, 9);
  });

  it('takes nothing from the figures of the same route', () => {
    const same = [0.1, 0.1, 0.1].map((error) => figure('AA X', '320', error, error));
    expect(errorParts(same).left.value).toBeCloseTo(1, 9);
    expect(errorParts(same).parts.map(({ told }) => told)).toEqual([3, 3, 0, 0, 0]);
  });
});
