import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLines, type JsonEnd } from './json-lines.ts';

/** The lines of a JSON text that comes in pieces of so many bytes, and how it ended. */
function read(text: string, pieceBytes = 7): { readonly lines: string; readonly end: JsonEnd } {
  const { read: readPiece, end } = jsonLines();
  const bytes = Buffer.from(text);
  const written: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) written.push(readPiece(bytes.subarray(at, at + pieceBytes)));
  return { lines: Buffer.concat(written).toString(), end: end() };
}

describe('the flights of a JSON text', () => {
  it.each([
    ['[{"a":"x,]\\"}"} , {"b":[1,{"c":2}]}]', '{"a":"x,]\\"}"}\n{"b":[1,{"c":2}]}\n'],
    ['\uFEFF [\r\n{\r\n"a":\t1 }\r\n]\r\n', '{ "a":\t1 }\n'],
    ['{"users":[{"flights":[1]}],"flights":[{"a":1}],"name":"flights"}', '{"a":1}\n'],
    ['[1,"a",null,[2]]', '1\n"a"\nnull\n[2]\n'],
    ['[]', ''],
    ['{"flights":[],"about":[1],"flights":[\n{"a":1} ,{"a":2}\n]}', '{"a":1}\n{"a":2}\n'],
  ])('%j are its lines', (text, lines) => {
    expect(read(text)).toEqual({ lines, end: 'list' });
  });

  it('are as they are written, however deep', () => {
    const deep = `{"id":1234567890123456789, "big":1e400, "deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(read(`[${deep},{"price":120.10}]`).lines === `${deep}\n{"price":120.10}\n`).toBe(true);
  });

  it.each([
    ['{"users":[1]}', 'no-list'],
    ['{"flights":{"a":[1]}}', 'no-list'],
    ['{"name":"flights","a":[1]}', 'no-list'],
    ['', 'damaged'],
    ['hello', 'damaged'],
    ['[{"a":1}', 'damaged'],
    ['[{"a":1},]', 'damaged'],
    ['[,{"a":1}]', 'damaged'],
    ['[{"a":1}}', 'damaged'],
    ['[{"a":1}] x', 'damaged'],
    ['{"a":1}\n{"a":2}', 'damaged'],
    ['{"flights":[1]', 'damaged'],
  ] as const)('are none of %j: %s', (text, end) => {
    expect(read(text).end).toBe(end);
  });

  it('are the same however the text is parted', () => {
    const values = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });
    const json = fc.oneof(values, fc.record({ about: fc.jsonValue({ maxDepth: 2 }), flights: values }));
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 9 }), fc.constantFrom(undefined, 2), (value, bytes, indent) => {
        const { lines, end } = read(JSON.stringify(value, undefined, indent), bytes);
        expect(end).toBe('list');
        const flights = Array.isArray(value) ? value : (value as { readonly flights: readonly unknown[] }).flights;
        expect(
          lines
            .split('\n')
            .slice(0, -1)
            .map((line): unknown => JSON.parse(line)),
        ).toEqual(JSON.parse(JSON.stringify(flights)));
      }),
    );
  });

  it.each([
    ['one that does not end', '[{"a":"', 'x'],
    ['a member that does not end', '{"a":[', '1,'],
  ])('are refused with %s', (_what, beginning, unit) => {
    const { read: readPiece } = jsonLines();
    readPiece(Buffer.from(beginning));
    const piece = Buffer.from(unit.repeat(2 ** 19));
    const readOn = () => {
      for (let at = 0; at < 40; at++) readPiece(piece);
    };
    expect(readOn).toThrow('A row has more than 16 MB');
  });
});
