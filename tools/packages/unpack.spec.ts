import { gunzipSync, gzipSync } from 'node:zlib';
import { TableFault } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committedTables } from '@tim/pipeline/reference-data/committed-tables.fixture';
import { readTableFiles, TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import { packTables } from './pack-tables.ts';
import { unpack } from './source/unpack.ts';

/** Cases of a property; `FUZZ_RUNS=100000 npx vitest run packages/unpack.spec.ts` for a long look. */
const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

const packed = packTables(['fuel-burn', 'seats']);
const unpacked = (bytes: Uint8Array) => unpack(new Blob([new Uint8Array(bytes)]).stream(), 'dataSha256');

const isSame = (one: Uint8Array | string, other: Uint8Array | string = '') =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) === 0;

describe('a pack of tables', () => {
  it('gives the tables that were put into it', async () => {
    const committed = readTableFiles(TABLES_FOLDER);
    const tables = await unpacked(packed);
    expect(Object.keys(tables)).toEqual(['fuel-burn', 'seats', 'dataSha256']);
    for (const table of ['fuel-burn', 'seats'] as const) {
      expect(isSame(committed[table], tables[table])).toBe(true);
    }
  });

  it('names its data as every other way in does', async () => {
    expect(await unpacked(packed)).toMatchObject({ dataSha256: committedTables.dataSha256 });
  });

  it('is refused with another list of checksums, even one that names its tables rightly', async () => {
    const text = gunzipSync(packed).toString('latin1');
    const ofCompressed = / {2}aircraft\.bin\.gz/.exec(text)?.index ?? 0;
    const changed = `${text.slice(0, ofCompressed - 1)}${text[ofCompressed - 1] === '0' ? '1' : '0'}${text.slice(ofCompressed)}`;
    await expect(unpacked(gzipSync(Buffer.from(changed, 'latin1')))).rejects.toThrow('tables.bin is damaged');
  });

  it('is refused with one bit changed, by the table’s name', async () => {
    const bytes = gunzipSync(packed);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await expect(unpacked(gzipSync(bytes))).rejects.toThrow(TableFault);
    await expect(unpacked(gzipSync(bytes))).rejects.toThrow(
      'seats is damaged, its bytes are not those that were built',
    );
  });

  it.each([
    ['cut short', packed.subarray(0, packed.length - 20)],
    ['no pack', gzipSync('no pack')],
    ['without an index', gzipSync('null\n')],
    ['with half an index', gzipSync('{"lengths":{"seats":null}}\n')],
    ['a page', new TextEncoder().encode('<html>')],
    ['empty', new Uint8Array()],
  ])('is refused where it is %s', async (_name, bytes) => {
    await expect(unpacked(bytes)).rejects.toThrow('tables.bin is damaged');
  });

  it('is refused with a name, or gives what was put into it, whatever befell it', { timeout: 600_000 }, async () => {
    const whole = gunzipSync(packed);
    const tables = await unpacked(packed);
    const indexBytes = whole.indexOf('\n') + 1;
    const place = fc.oneof(fc.nat(indexBytes - 1), fc.nat(whole.length - 1));
    const changed = fc.oneof(
      fc.tuple(place, fc.nat(255)).map(([at, byte]) => Buffer.from(whole).fill(byte, at, at + 1)),
      place.map((at) => whole.subarray(0, at)),
      place.map((at) => whole.subarray(at)),
      fc.tuple(place, place).map(([to, from]) => Buffer.concat([whole.subarray(0, to), whole.subarray(from)])),
      fc.json().map((index) => Buffer.concat([Buffer.from(`${index}\n`), whole.subarray(indexBytes)])),
    );
    await fc.assert(
      fc.asyncProperty(changed, async (bytes) => {
        const found = await unpacked(gzipSync(bytes, { level: 0 })).catch((fault: unknown) => {
          if (fault instanceof TableFault) return {};
          throw fault;
        });
        // A table by another name, or none, is refused by name when the tables are read.
        return Object.entries(found).every(([table, own]) => tables[table] === undefined || isSame(own, tables[table]));
      }),
      // Each is a pack of two tables.
      { numRuns: Math.ceil(CASES / 6) },
    );
  });
});
