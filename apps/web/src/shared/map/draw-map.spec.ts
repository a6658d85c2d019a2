import { describe, expect, it } from 'vitest';
import { drawMap, MAP_SIZE } from './draw-map.ts';
import { placeOf } from './place-of.ts';

const leg = (origin: string, destination: string) => ({ origin, destination });
/** How many strokes a path has: a line that the map's edge cuts has two. */
const strokes = (path: string | undefined) => path?.match(/M/g)?.length;

describe('the places of the map', () => {
  it('are where the airports are, to a hundredth of a degree', () => {
    expect(placeOf('LHR')).toEqual({ latitudeDeg: 51.47, longitudeDeg: -0.46 });
    expect(placeOf('SYD')?.latitudeDeg).toBeCloseTo(-33.95, 1);
    expect(placeOf('LON')).toEqual(placeOf('LHR'));
  });

  it.each([['QQQ'], [''], ['L'], ['lhr']])('do not have "%s"', (code) => {
    expect(placeOf(code)).toBeUndefined();
  });
});

describe('the map of a trip', () => {
  it('draws a leg across the Pacific as one line', () => {
    expect(strokes(drawMap([leg('SYD', 'LAX')], placeOf)?.legs)).toBe(1);
    expect(strokes(drawMap([leg('SYD', 'LAX'), leg('LAX', 'SYD'), leg('AKL', 'HNL')], placeOf)?.legs)).toBe(3);
  });

  it('says how long each leg is, once, as the working does', () => {
    const map = drawMap([leg('ZRH', 'BOS'), leg('BOS', 'ZRH'), leg('ZRH', 'BOS')], placeOf);
    expect(map?.distances).toEqual(['ZRH to BOS, 6,007\u202Fkm', 'BOS to ZRH, 6,007\u202Fkm']);
    expect(map?.totalKm).toBeCloseTo(3 * 6007, -1);
  });

  it.each([
    [[leg('LHR', 'JFK')]],
    [[leg('ZRH', 'GVA')]],
    [[leg('MAN', 'DOH'), leg('DOH', 'BKK')]],
    [[leg('ANC', 'SVO'), leg('SCL', 'AKL')]],
  ])('has every place well within it', (legs) => {
    const places = drawMap(legs, placeOf)?.places ?? [];
    expect(places.length).toBeGreaterThan(1);
    for (const { x, y } of places) {
      expect([x > 20, x < MAP_SIZE.width - 20, y > 20, y < MAP_SIZE.height - 20]).toEqual([true, true, true, true]);
    }
  });

  it('leaves out a leg without a place, and draws nothing without legs', () => {
    expect(drawMap([leg('LHR', 'JFK'), leg('JFK', 'QQQ')], placeOf)?.places.map(({ code }) => code)).toEqual([
      'LHR',
      'JFK',
    ]);
    expect(drawMap([leg('QQQ', 'JFK')], placeOf)).toBeUndefined();
  });
});
