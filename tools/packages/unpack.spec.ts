import { gunzipSync, gzipSync } from 'node:zlib';
import { TableFault } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { readTableFiles, TABLES_FOLDER } from '../reference-data/table-files.ts';
import { packTables } from './pack-tables.ts';
import { unpack } from './source/unpack.ts';

const packed = packTables(['fuel-burn', 'seats']);
const unpacked = (bytes: Uint8Array) => unpack(new Blob([new Uint8Array(bytes)]).stream());

describe('a pack of tables', () => {
  it('gives the tables that were put into it', async () => {
    const committed = readTableFiles(TABLES_FOLDER);
    const tables = await unpacked(packed);
    expect(Object.keys(tables)).toEqual(['fuel-burn', 'seats']);
    expect(committed['fuel-burn'].equals(tables['fuel-burn'] ?? new Uint8Array())).toBe(true);
    expect(committed.seats.equals(tables['seats'] ?? new Uint8Array())).toBe(true);
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
    ['a page', new TextEncoder().encode('<html>')],
    ['empty', new Uint8Array()],
  ])('is refused where it is %s', async (_name, bytes) => {
    await expect(unpacked(bytes)).rejects.toThrow('tables.bin is damaged');
  });
});
