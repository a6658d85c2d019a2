import { describe, expect, it } from 'vitest';
import { listFormat, type ListFormat } from './list-format.ts';

const formatOf = (text: string, kind: ListFormat['kind']) =>
  listFormat({ bytes: Buffer.from(text), isWhole: true }, kind, { columns: {} });

const names = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

const csv = (count: number) => formatOf(`from,to,${names(count).join(',')}\nZRH,BOS\n`, 'csv');
const ndjson = (count: number) =>
  formatOf([...names(count).map((name) => `{"${name}":1}`), '{"from":"ZRH","to":"BOS"}'].join('\n'), 'ndjson');

describe('a list with more columns than its rows may be filled up to', () => {
  it('is refused, as CSV and as NDJSON', () => {
    const message = 'The list has more than 1000 columns. Remove those that do not describe a flight.';
    for (const list of [csv, ndjson]) {
      expect(() => list(999)).toThrow(message);
      expect(list(998).header).toHaveLength(1000);
    }
  });

  it('is told by its first rows alone, however many there are', () => {
    const rows = [...names(998).map((name) => `{"${name}":1}`), '{"from":"ZRH","to":"BOS"}', '{}\n'.repeat(80_000)];
    expect(formatOf(rows.join('\n'), 'ndjson').columns).toMatchObject({ origin: 998, destination: 999 });
  });
});
