import { describe, expect, it } from 'vitest';
import { listFormat } from './list-format.ts';
import { shortEndOf } from './short-end.ts';

const shortEnd = (bytes: Buffer, kind: 'csv' | 'ndjson' = 'csv') =>
  shortEndOf(bytes, true, listFormat({ bytes, isWhole: true }, kind, { columns: {} }));

describe('the end of a list', () => {
  it.each(['From,To,Cabin\nZRH,BOS,economy\nZRH,BOS', '\uFEFFFrom;To;Cabin\r\nZRH;BOS'])(
    'may be cut off where its last row is shorter and has no line end: %j',
    (text) => {
      expect(shortEnd(Buffer.from(text))).toEqual({ cells: 2, columns: 3 });
      expect(shortEnd(Buffer.from(text, 'utf16le'))).toEqual({ cells: 2, columns: 3 });
    },
  );

  it.each(['From,To,Cabin\nZRH,BOS\n', 'From,To,Cabin\rZRH,BOS\r', 'From,To,Cabin\nZRH,BOS,', 'Title\nFrom,To'])(
    'is whole in %j',
    (text) => {
      expect(shortEnd(Buffer.from(text))).toBeUndefined();
      expect(shortEnd(Buffer.from(text, 'utf16le'))).toBeUndefined();
    },
  );

  it('is whole in lines of JSON', () => {
    expect(
      shortEnd(Buffer.from('{"from":"ZRH","to":"BOS","cabin":"first"}\n{"from":"ZRH"}'), 'ndjson'),
    ).toBeUndefined();
  });
});
