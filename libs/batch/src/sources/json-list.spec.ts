import { describe, expect, it } from 'vitest';
import { readJsonList } from './json-list.ts';

describe('a list of JSON', () => {
  const flight = '{"from":"ZRH","to":"BOS","id":1234567890123456789,"big":1e400,"price":120.5,"count":3.000}';
  it.each([
    ['a list', `[${flight}]`],
    ['an object with flights', `{"flights": [\n${flight}\n], "version": 12345678901234567890}`],
    ['lines', `${flight}\n`],
    ['lines that are broken', `[${flight.replaceAll(',', ',\n  ')}]`],
  ])('of %s keeps its numbers as they are written where no program could hold them', (_what, text) => {
    expect([...readJsonList(Buffer.from(text)).rows]).toEqual([
      ['from', 'to', 'id', 'big', 'price', 'count'],
      ['ZRH', 'BOS', '1234567890123456789', '1e400', '120.5', '3'],
    ]);
  });

  it('keeps them within its seats too', () => {
    const { rows } = readJsonList(Buffer.from('[{"from":"ZRH","seats":[{"seatId":12345678901234567890}]}]'));
    expect([...rows].at(1)).toEqual(['ZRH', '12345678901234567890']);
  });
});
