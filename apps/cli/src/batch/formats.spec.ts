import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { answerHeader } from '@tim/batch';
import { beforeAll, describe, expect, it } from 'vitest';
import { batch, refused, run, SETTINGS } from '../host.fixture.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { LIST, ROWS } from './spawned-batch.fixture.ts';

const file = temporaryFolder();

async function query(sql: string): Promise<readonly (readonly unknown[])[]> {
  const duckDb = await openDuckDb();
  const reader = await duckDb.runAndReadAll(sql);
  return reader.getRows();
}

describe('travel-impact batch', () => {
  let whole = '';
  beforeAll(async () => {
    writeFileSync(file('list.csv'), LIST);
    const { output } = await batch(file('list.csv'));
    whole = output;
  });

  it('reads gzip from a file and from standard input, whatever the name, and writes it', async () => {
    writeFileSync(file('list.csv.gz'), gzipSync(LIST));
    expect((await batch(file('list.csv.gz'), '--out', file('a.csv.gz'))).code).toBe(0);
    expect(gunzipSync(readFileSync(file('a.csv.gz'))).toString() === whole).toBe(true);
    const { output } = await run(['batch', '-', ...SETTINGS], gzipSync(LIST));
    expect(output === whole).toBe(true);
  });

  it('says that gzip is damaged, and of Parquet on standard input that it wants its file', async () => {
    writeFileSync(file('cut.csv.gz'), gzipSync(LIST).subarray(0, 500));
    expect(await batch(file('cut.csv.gz'))).toMatchObject(refused('damaged or incomplete'));
    const piped = await run(['batch', '-', ...SETTINGS], 'PAR1....');
    expect(piped).toMatchObject(refused('give the name of its file'));
  });

  it('reads Parquet and writes it with the types it read, and says what made it', async () => {
    const [input, out] = [file('a[1]*.parquet'), file('answered.parquet')];
    await query(`COPY (SELECT 'ZRH' AS "from", 'BOS' AS "to", 'LX 52' AS flight, DATE '2025-06-01' AS date, {'a': 1} AS own, NULL::INTEGER AS none
      FROM range(3000)) TO '${input}' (FORMAT parquet)`);
    expect(await batch(input, '--out', out)).toMatchObject({ code: 0 });
    const described = Object.fromEntries((await query(`DESCRIBE FROM '${out}'`)).map(([name, type]) => [name, type]));
    expect(described).toMatchObject({
      date: 'DATE',
      own: 'STRUCT(a INTEGER)',
      none: 'INTEGER',
      tim_kg_co2e: 'DOUBLE',
      tim_low_g: 'BIGINT',
    });
    expect(Object.keys(described).slice(6)).toEqual(answerHeader({ hasAllCabins: false }));
    const [[rows, lowest, highest] = []] = await query(
      `SELECT count(*), min(tim_kg_co2e), max(tim_kg_co2e) FROM '${out}' WHERE own.a = 1`,
    );
    expect(rows).toBe(3000n);
    expect(lowest).toBe(highest);
    expect(lowest).toBeGreaterThan(100);
    const said = Object.fromEntries(
      (await query(`SELECT decode(key), decode(value) FROM parquet_kv_metadata('${out}')`)) as [string, string][],
    );
    const [answer] = await query(`SELECT tim_engine, tim_model, tim_data_hash FROM '${out}' LIMIT 1`);
    expect([said['engine'], said['model'], said['data_hash']]).toEqual(answer);
    expect(JSON.parse(said['schema'] ?? '')).toContainEqual({
      name: 'tim_low_g',
      type: 'BIGINT',
      unit: 'g',
      meaning: expect.stringContaining('lower end'),
    });
    expect(JSON.parse(said['sources'] ?? '').length).toBeGreaterThan(10);
  });

  it('keeps every row and every cell in Parquet: titles aside, names twice, blank rows, and more cells than columns', async () => {
    const out = file('ugly.parquet');
    writeFileSync(file('ugly.csv'), 'Title\nfrom;to;Note;note;\nZRH;BOS;"a;\n""b""";c;d\n\nZRH;BOS;a;b;c;more;cells\n');
    expect(await batch(file('ugly.csv'), '--out', out)).toMatchObject({ code: 0 });
    expect(await query(`SELECT "from", "Note", note_2, column_5, tim_status, tim_more_cells FROM '${out}'`)).toEqual([
      ['ZRH', 'a;\n"b"', 'c', 'd', 'figure', null],
      [null, null, null, null, null, null],
      ['ZRH', 'a', 'b', 'c', 'figure', 'more;cells'],
    ]);
  });

  it('writes lines of JSON as Parquet', async () => {
    const out = file('records.parquet');
    writeFileSync(
      file('list.ndjson'),
      '{"from":"ZRH","to":"BOS","own":{"a":1}}\n{"from":"ZRH","to":"QQQ","other":[2]}\n',
    );
    expect(await batch(file('list.ndjson'), '--out', out)).toMatchObject({ code: 0 });
    expect(await query(`SELECT own.a, other[1], tim_status, tim_low_g > 0 FROM '${out}'`)).toEqual([
      [1n, null, 'figure', true],
      [null, 2n, 'no_figure', null],
    ]);
  });

  it('gives its totals as JSON: alone on the output, or beside the rows on the errors’ stream', async () => {
    const toFile = await batch(file('list.csv'), '--out', file('json.csv'), '--json');
    const totals = JSON.parse(toFile.output);
    expect(totals).toMatchObject({
      rows: ROWS,
      figures: (ROWS * 5) / 6,
      rowsByReason: { INVALID_ROW: ROWS / 6 },
      columns: { origin: 'from' },
    });
    expect(totals.dataHash).toMatch(/^[0-9a-f]{16}$/);
    expect(toFile.errors).toBe('');
    const toOutput = await batch(file('list.csv'), '--json');
    expect(toOutput.output === whole).toBe(true);
    expect({ ...JSON.parse(toOutput.errors), seconds: 0 }).toEqual({ ...totals, seconds: 0 });
  });

  it.each([
    ['a.ndjson', 'not json\n{"from":\n', 'The list is not NDJSON: neither line 1'],
    [
      'b.ndjson',
      '\n[{"from":"ZRH","to":"BOS"}]\n',
      'neither line 2 nor any line after it is a JSON object. It begins like a JSON list',
    ],
  ])('names what is no NDJSON as such: %s', async (name, text, message) => {
    writeFileSync(file(name), text);
    expect(await batch(file(name))).toMatchObject({ ...refused(message), output: '' });
  });

  it('prints nothing that a terminal would not show as letters', async () => {
    writeFileSync(file('binary.csv'), Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)));
    const { code, output, errors } = await batch(file('binary.csv'));
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
