import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderForAllTests } from '../../temporary-folder.fixture.ts';
import { decimal, iataAirport, text, wholeNumber } from './fields.ts';
import { readRows } from './read-rows.ts';
import { RowReport } from './row-report.ts';

const folder = folderForAllTests();
const fields = { iata: iataAirport, lat: decimal(-90, 90), flights: wholeNumber(0, 9999), name: text };

async function read(content: string, name = 'airports.csv') {
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content);
  const found: string[] = [];
  const report = new RowReport((line) => found.push(line));
  const rows = await readRows({ name, path, delimiter: name.startsWith('caret') ? '^' : ',' }, fields, report);
  return { rows: rows.map(({ values }) => values), lines: rows.map(({ line }) => line), found, report };
}

describe('readRows', () => {
  it('reads wanted columns in any order and leaves the others', async () => {
    const { rows, found } = await read('name,flights,extra,lat,iata\n"Zürich, Kloten",7,x,47.45,ZRH\n');
    expect(rows).toEqual([{ iata: 'ZRH', lat: 47.45, flights: 7, name: 'Zürich, Kloten' }]);
    expect(found).toEqual([]);
  });

  it('reports each bad row with file, line and reason, and uses none of them', async () => {
    const content = [
      'iata,lat,flights,name',
      'ZRH,47.45,7,Zurich',
      'Zurich,47.45,7,Zurich',
      'BOS,142.3,7,Boston',
      'SFO,37.6,7.5,San Francisco',
      'GVA,46.2,7',
      'BSL,,7,Basel',
      'LUG,46.0,1,Lugano',
    ].join('\n');
    const { rows, lines, found, report } = await read(content);
    expect(rows.map(({ iata }) => iata)).toEqual(['ZRH', 'LUG']);
    expect(lines).toEqual([2, 8]);
    expect(found).toEqual([
      "airports.csv:3: iata 'Zurich' is not an IATA airport code",
      "airports.csv:4: lat '142.3' is not a number from -90 to 90",
      "airports.csv:5: flights '7.5' is not a whole number from 0 to 9999",
      'airports.csv:6: 3 fields, the header has 4',
      "airports.csv:7: lat '' is not a number from -90 to 90",
    ]);
    expect(report.summary()).toEqual(['airports.csv: 7 rows, 5 bad, 0 noted']);
    expect(report.rejectedFiles()).toEqual(['airports.csv']);
  });

  it('reads on after a row that is no CSV', async () => {
    const { rows, found } = await read('iata,lat,flights,name\nZRH,47.45,7,Zu"rich"\nBOS,42.3,7,Boston\n');
    expect(rows.map(({ iata }) => iata)).toEqual(['BOS']);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^airports\.csv:2: /);
  });

  it('fails rather than lose the rows after a quote that is never closed, and names its line wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.nat(20), async (before, after) => {
        const row = 'LUG,46.0,1,Lugano\n';
        const content = `iata,lat,flights,name\n${row.repeat(before)}ZRH,47.45,7,"Zurich\n${row.repeat(after)}`;
        await expect(read(content)).rejects.toThrow(`airports.csv:${before + 2}: a quote is opened and never closed`);
      }),
      // Each is a file.
      { numRuns: 20 },
    );
  });

  it('names the line of a quote that another row closes', async () => {
    const content = 'iata,lat,flights,name\nZRH,47.45,7,"Zurich\nBOS,42.3,7,Boston\nGVA,46.2,7,"Geneva"\n';
    const { found } = await read(content);
    expect(found[0]).toMatch(/^airports\.csv:2: /);
    expect(found[0]).toContain('a quote is opened');
  });

  it('says where semicolons stand between fields', async () => {
    await expect(read('iata;lat;flights;name\nZRH;47,45;7;Zurich\n')).rejects.toThrow(
      'airports.csv: the columns have semicolons between them: save it with commas',
    );
    const { found } = await read('iata,lat,flights,name\nZRH;47,45;7;Zurich\n');
    expect(found).toEqual([
      'airports.csv:2: 2 fields, the header has 4: semicolons stand between them, commas are wanted',
    ]);
  });

  it('reads gzipped files, a byte order mark, and carets between fields', async () => {
    expect((await read('iata,lat,flights,name\nZRH,47.45,7,Zurich\n', 'airports.csv.gz')).rows).toHaveLength(1);
    expect((await read('\uFEFFiata,lat,flights,name\nZRH,47.45,7,Zurich\n')).rows).toHaveLength(1);
    const caret = await read('iata^lat^flights^name\nZRH^47.45^7^Zurich "Kloten", Airport\n', 'caret.csv');
    expect(caret.rows[0]?.name).toBe('Zurich "Kloten", Airport');
  });

  it('fails when a wanted column or the file is missing', async () => {
    await expect(read('iata,lat,flights\nZRH,47.45,7\n')).rejects.toThrow('airports.csv: no column name');
    const report = new RowReport(() => undefined);
    await expect(readRows({ name: 'x', path: join(folder, 'none.csv') }, fields, report)).rejects.toThrow('ENOENT');
  });
});

describe('RowReport', () => {
  it('bears a few bad rows in a long file', () => {
    const report = new RowReport(() => undefined);
    report.read('long.csv', 1000);
    for (let line = 1; line <= 20; line += 1) report.bad('long.csv', line, 'is bad');
    expect(report.rejectedFiles()).toEqual([]);
    report.bad('long.csv', 21, 'is bad');
    expect(report.rejectedFiles()).toEqual(['long.csv']);
  });
});
