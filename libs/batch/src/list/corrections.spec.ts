import { describe, expect, it } from 'vitest';
import { readCorrections, writeCorrections, type Corrections } from './corrections.ts';
import { listFormat } from './list-format.ts';

const CORRECTIONS: Corrections = {
  columns: { origin: 'A', destination: 'B', date: 'When' },
  dateOrder: 'month-first',
  places: { Sidney: 'SYD' },
};

const formatOf = (text: string, said = {}) =>
  listFormat({ bytes: new TextEncoder().encode(text), isWhole: true }, text.startsWith('{') ? 'ndjson' : 'csv', {
    columns: {},
    corrections: CORRECTIONS,
    ...said,
  });

describe('corrections that are kept', () => {
  it('are read as they were written', () => {
    expect(readCorrections(writeCorrections(CORRECTIONS))).toEqual(CORRECTIONS);
    expect(readCorrections(writeCorrections({ columns: {}, places: {} }))).toEqual({ columns: {}, places: {} });
  });

  it.each([
    'From,To\nZRH,BOS\n',
    '[{"from": "ZRH"}]',
    '{"columns": {}, "places": {}}',
    JSON.stringify({ kind: 'travel-impact-corrections', columns: { nothing: 'A' }, places: {} }),
    JSON.stringify({ kind: 'travel-impact-corrections', columns: {}, places: { Rom: 'Rome' } }),
    JSON.stringify({ kind: 'travel-impact-corrections', columns: {}, places: {}, dateOrder: 'any' }),
  ])('are none in %s', (text) => expect(readCorrections(text)).toBeUndefined());

  it('hold for a list that has the same columns, in any order and in NDJSON', () => {
    const columns = { origin: 2, destination: 0, date: 1 };
    const corrected = { columns, dateOrder: 'month-first', places: CORRECTIONS.places };
    expect(formatOf('Report\nB;When;A\nBOS;3/4/2025;ZRH\n')).toMatchObject({ rowsAbove: 2, ...corrected });
    expect(formatOf('{"B":"BOS","When":"3/4/2025","A":"ZRH"}\n')).toMatchObject(corrected);
  });

  it('give way to what is said of the list, and to other columns, except for places', () => {
    const said = { dateOrder: 'day-first', places: { Sidney: 'SDY' }, columns: { date: 'B' } };
    expect(formatOf('A;B;When\nZRH;BOS;1\n', said)).toMatchObject({
      columns: { origin: 0, destination: 1, date: 1 },
      dateOrder: 'day-first',
      places: { Sidney: 'SDY' },
    });
    const other = formatOf('From;To;B\nZRH;BOS;1\n');
    expect(other).toMatchObject({ columns: { origin: 0, destination: 1 }, places: { Sidney: 'SYD' } });
    expect(other.dateOrder).toBeUndefined();
  });
});
