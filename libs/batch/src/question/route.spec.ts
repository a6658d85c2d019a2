import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoute, readRoute } from './route.ts';

const NAMES = [
  'ZRH',
  'LHR',
  'BOS',
  'JFK',
  'New York',
  'Toronto',
  'Porto',
  'Clermont-Ferrand',
  'Dallas/Fort Worth',
  'Zürich',
];
const placesOf = (text: string) => (NAMES.includes(text) ? [text] : []);
const stops = (text: string) => readRoute(text, placesOf)?.stops.map((stop) => stop.text);

const place = fc.constantFrom(...NAMES);
const between = fc.constantFrom(' - ', ' – ', ' — ', ' > ', ' → ', ' / ', ' to ', '  TO ', ' -> ');

describe('a route', () => {
  it.each([
    ['ZRH-BOS', ['ZRH', 'BOS']],
    ['Zürich to Boston', ['Zürich', 'Boston']],
    ['Toronto - Porto', ['Toronto', 'Porto']],
    ['ZRH / BOS / JFK', ['ZRH', 'BOS', 'JFK']],
    ['ZRH -> BOS', ['ZRH', 'BOS']],
    ['ZRH - Clermont-Ferrand', ['ZRH', 'Clermont-Ferrand']],
    ['ZRH-Clermont-Ferrand-ZRH', ['ZRH', 'Clermont-Ferrand', 'ZRH']],
    ['Dallas/Fort Worth-LHR', ['Dallas/Fort Worth', 'LHR']],
    ['ZRH-Atlantis-LHR', ['ZRH', 'Atlantis', 'LHR']],
    ['ZRH LHR JFK', ['ZRH', 'LHR', 'JFK']],
    ['ZRHBOS', ['ZRH', 'BOS']],
    ['LHR-X/JFK-BOS', ['LHR', 'JFK', 'BOS']],
    ['LHR/X/JFK/O/BOS/ZRH', ['LHR', 'JFK', 'BOS', 'ZRH']],
    ['LHR BA JFK AA BOS', ['LHR', 'JFK', 'BOS']],
    ['LHR BA X/JFK B6 BOS', ['LHR', 'JFK', 'BOS']],
    ['LHR BA', undefined],
    ['-ZRH', undefined],
    ['ZRH-', undefined],
    ['ZRH', undefined],
    ['Zurich', undefined],
    ['', undefined],
  ])('%s has the places %j', (text, expected) => {
    expect(stops(text)).toEqual(expected);
  });

  it('has gaps that nobody flew, and may be there and back', () => {
    const gaps = (text: string) => readRoute(text, placesOf)?.stops.map(({ isAfterGap }) => isAfterGap);
    expect(gaps('ZRH-LHR//JFK-BOS')).toEqual([false, false, true, false]);
    expect(gaps('ZRH-LHR-ARNK-JFK-BOS')).toEqual([false, false, true, false]);
    for (const text of ['ZRH <> BOS', 'ZRH<->BOS', 'ZRH ↔ BOS']) {
      expect([text, readRoute(text, placesOf)?.isThereAndBack]).toEqual([text, true]);
    }
    expect(readRoute('ZRH-BOS', placesOf)?.isThereAndBack).toBe(false);
  });

  it('of any places and signs is parted at every sign but those of a name', () => {
    fc.assert(
      fc.property(place, fc.array(fc.tuple(between, place), { minLength: 1, maxLength: 8 }), (first, others) => {
        const text = others.reduce((all, [sign, end]) => `${all}${sign}${end}`, first);
        expect(stops(text)).toEqual([first, ...others.map(([, end]) => end)]);
      }),
    );
  });

  it('of more places than a journey has is none', () => {
    const long = Array.from({ length: 17 }, (_, at) => (at % 2 ? 'ZRH' : 'LHR')).join('-');
    expect([stops(long), isRoute(long)]).toEqual([undefined, true]);
  });

  it('looks at each letter of a hostile text a few times, and looks few places up', () => {
    const hostile = `–${'\t'.repeat(500_000)}/\n${'\t'.repeat(500_000)}`;
    expect(stops(hostile)).toBeUndefined();
    expect(stops(`x${hostile}x`)).toEqual(['x', 'x']);
    let asked = 0;
    const count = () => {
      asked++;
      return [];
    };
    for (const text of ['<'.repeat(1e6), '-'.repeat(1e6), '-x'.repeat(5e5), `a${'-b'.repeat(15)}`])
      readRoute(text, count);
    expect(asked).toBeLessThan(200);
  });
});
