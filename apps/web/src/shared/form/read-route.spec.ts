import { describe, expect, it } from 'vitest';
import { SMALL_FINDER } from '../../testing/small-finder.ts';
import { readRoute } from './read-route.ts';

const read = (text: string) => {
  const route = readRoute(text, SMALL_FINDER.places);
  return route && `${route.origin.code}-${route.destination.code}`;
};

describe('a route in one field', () => {
  it.each([
    ['LHR BOS', 'LHR-BOS'],
    ['lhr-bos', 'LHR-BOS'],
    ['London to Boston', 'LON-BOS'],
    ['München nach London', 'MUC-LON'],
    ['Munich - Boston', 'MUC-BOS'],
  ])('is read: %s', (text, route) => {
    expect(read(text)).toBe(route);
  });

  it.each(['London', 'London to', 'LHR XXX', 'London to Atlantis', 'BA 213', ''])('is not read in %o', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is not read before places are known', () => {
    expect(readRoute('LHR BOS', undefined)).toBeUndefined();
  });
});
