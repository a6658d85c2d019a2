import { describe, expect, it } from 'vitest';
import { recogniseColumns } from './columns.ts';
import { readColumns } from './read-columns.ts';

const read = (header: string, ...rows: readonly string[]) => {
  const names = header.split(';');
  return readColumns(
    names,
    rows.map((row) => row.split(';')),
    recogniseColumns(names),
  );
};

describe('flights back that have rows of their own', () => {
  const LIST = ['A;ZRH;BOS;2025-03-01;2025-03-09', 'A;BOS;ZRH;2025-03-09;', 'B;ZRH;LHR;2025-03-02;'];
  it('are told by the rows the other way round, and the columns of returns are not read', () => {
    const { columns, unusedColumns } = read('Name;From;To;Date;Return date', ...LIST);
    expect(columns.returnDate).toBeUndefined();
    expect(unusedColumns).toEqual([
      { name: 'Return date', place: 4, mayMean: 'returnDate', because: 'RETURNS_HAVE_ROWS' },
    ]);
    expect(read('Name;From;To;Date;Return date', LIST[0] ?? '', LIST[2] ?? '').columns.returnDate).toBe(4);
  });

  it('are told by a column of any kind, which then says of each row only what it is', () => {
    const rows = ['A;ZRH;BOS;Outbound', 'A;BOS;ZRH;Return', 'A;Köln;Paris;Train'];
    const { columns, unusedColumns } = read('Name;From;To;Type', ...rows);
    expect([columns, unusedColumns]).toEqual([{ traveller: 0, origin: 1, destination: 2, transaction: 3 }, []]);
    // A return ticket without the row back is there and back.
    expect(read('Name;From;To;Type', 'A;ZRH;BOS;Return').columns).toHaveProperty('service', 3);
  });
});
