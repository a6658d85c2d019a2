import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHomes, readPlaces, writtenHomes } from './read-homes.ts';

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  zurich: ['ZRH'],
  boston: ['BOS'],
  tokyo: ['TYO'],
  sydney: ['SYD', 'YQY'],
  alexandria: ['ALY', 'AEX'],
};
const reading = { placesOf: (name: string) => KNOWN[name.toLowerCase()] ?? [] };

describe('who comes from where', () => {
  it('is names with numbers, or names alone', () => {
    expect(readHomes('Zurich 12, Boston 4, Tokyo 3', reading)).toEqual({
      kind: 'homes',
      homes: [
        { code: 'ZRH', people: 12 },
        { code: 'BOS', people: 4 },
        { code: 'TYO', people: 3 },
      ],
    });
    expect(readHomes('Zurich\nBoston\nzurich\n', reading)).toEqual({
      kind: 'homes',
      homes: [
        { code: 'ZRH', people: 2 },
        { code: 'BOS', people: 1 },
      ],
    });
  });

  it.each([
    '12 Zurich',
    '12 from Zurich',
    'Zurich: 12',
    'Zurich x12',
    'Zurich × 12',
    'Zurich (12)',
    'Zurich=12',
    '12x Zurich',
    'Zurich, 12',
    'Zurich\n12',
    'Zurich-12',
    'Zurich - 12',
    'Zurich　１２',
    'Zurich：12',
    'Zurich（12）',
    'Zurich 012',
    'Zurich\t12',
  ])('may be written "%s"', (text) => {
    expect(writtenHomes(text)).toEqual([{ name: 'Zurich', people: 12 }]);
  });

  it.each([
    'Zurich 1,200',
    'Zurich 1.200',
    'Zurich 1 200',
    "Zurich 1'200",
    'Zurich 1’200',
    'Zurich 1，200',
    'Zurich 12.5',
    'Zurich 12,5',
    'Zurich .5',
    'Zurich.5',
    'Zurich -5',
    'Zurich −5',
    'Zurich: -5',
    'Zurich +5',
    'Zurich ~5',
    'Zurich 1e3',
    'Zurich 0x10',
    'Zurich 5%',
    'Zurich 1/2',
    'Zurich ½',
    'Zurich 5²',
    'Zurich 12 7',
    'Zurich 12, 7',
    'Zurich\n12\n7',
    'Zurich, 1, 200',
    'Zurich 12-14',
    'Zurich 1234567890',
    '-5 Zurich',
    '1,200 Zurich',
    '12.5 Zurich',
    '5% Zurich',
    '12 7 Zurich',
    '12\nZurich',
    '12',
    '3 Zurich 4',
    'Zurich 12,4 Boston',
  ])('has no other number than the one that is typed: "%s"', (text) => {
    expect(readHomes(text, reading)).toMatchObject({ kind: 'problems', problems: [{ kind: 'unclear-number' }] });
    const [, after] = writtenHomes(`${text}; Boston 4`).slice(-2);
    expect(after).toEqual({ name: 'Boston', people: 4 });
  });

  it('has only numbers that stand in the text by themselves', () => {
    const part = fc.constantFrom(
      'Zurich',
      'D.C.',
      '12',
      '7',
      ' ',
      ',',
      '.',
      "'",
      '-',
      '+',
      '%',
      'e',
      ':',
      'x',
      '(',
      ')',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        // "12,7" is one of them, and so is "7e12".
        const typed = text.match(/\d+(?:[-+.,'e]\d+)*/g) ?? [];
        for (const { people } of writtenHomes(text)) {
          if (people === undefined || people === 1) continue;
          expect(typed).toContain(String(people));
        }
      }),
    );
  });

  it('are apart by the marks of Japanese too', () => {
    expect(writtenHomes('東京 3、大阪 2，札幌')).toEqual([
      { name: '東京', people: 3 },
      { name: '大阪', people: 2 },
      { name: '札幌', people: 1 },
    ]);
  });

  it('keeps the letters of a name', () => {
    expect(writtenHomes('Halifax 3; Bordeaux')).toEqual([
      { name: 'Halifax', people: 3 },
      { name: 'Bordeaux', people: 1 },
    ]);
  });

  it('asks once for a name that may be several places, and takes what was chosen', () => {
    const text = 'Sydney 2, Sydney 3, Boston';
    expect(readHomes(text, reading)).toEqual({
      kind: 'problems',
      problems: [{ kind: 'ambiguous', text: 'Sydney', codes: ['SYD', 'YQY'] }],
    });
    expect(readHomes(text, { ...reading, chosen: { Sydney: 'YQY' } })).toMatchObject({
      homes: [{ code: 'YQY', people: 5 }, { code: 'BOS' }],
    });
    expect(readHomes(text, { ...reading, chosen: { Sydney: 'ZRH' } }).kind).toBe('problems');
  });

  it.each([
    ['', 'empty'],
    [' , ;', 'empty'],
    ['Atlantis 3', 'unknown'],
    ['Zurich 0', 'number'],
    ['Zurich 2001', 'too-many-people'],
  ])('says what is wrong with "%s": %s', (text, kind) => {
    expect(readHomes(text, reading)).toMatchObject({ problems: [{ kind }] });
  });

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { name, people } of writtenHomes(text)) {
          expect(people === undefined || Number.isInteger(people)).toBe(true);
          expect(name).toBe(name.trim());
        }
      }),
    );
  });

  it('names no place to choose from by a number that cannot be read', () => {
    expect(readPlaces('Tokyo, Boston 12.5', reading)).toEqual({
      codes: ['TYO'],
      problems: [{ kind: 'unknown', text: 'Boston 12.5' }],
    });
  });

  it('names the places to choose from, each once', () => {
    expect(readPlaces('Tokyo; Boston, Tokyo, Nowhere', reading)).toEqual({
      codes: ['TYO', 'BOS'],
      problems: [{ kind: 'unknown', text: 'Nowhere' }],
    });
  });
});
