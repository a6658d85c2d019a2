import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { committedBytes, committedFile } from './committed-tables.fixture.ts';
import { TableFault } from './table-fault.ts';
import { readTableFolder } from './table-folder.ts';
import { TABLE_NAMES } from './tables.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The committed folder with some of its files changed, or taken away. */
const folderWith = (changed: Readonly<Record<string, Uint8Array | undefined>>) => ({
  read: (file: string) => {
    if (file in changed) return changed[file];
    return file === 'schedules.bin.gz' ? undefined : committedFile(file);
  },
  gunzip: (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
  sha256,
});

const faultOf = (changed: Readonly<Record<string, Uint8Array | undefined>>) => {
  try {
    readTableFolder(folderWith(changed));
    return undefined;
  } catch (fault) {
    return fault;
  }
};

const DAMAGED =
  'The tables cannot be used: seats is damaged, its bytes are not those that were built. Install or build them again.';

describe('a folder of tables', () => {
  const bytes = committedBytes();

  it('gives the bytes of every table where all are as they were built', () => {
    const read = readTableFolder(folderWith({}));
    expect(Object.keys(read)).toEqual([...TABLE_NAMES, 'dataSha256']);
    expect(Buffer.compare(read['fuel-burn'], bytes['fuel-burn'])).toBe(0);
  });

  it.each([
    ['another content', gzipSync('other'), 'damaged', DAMAGED],
    ['a file cut short', committedFile('seats.bin.gz').subarray(0, -9), 'damaged', DAMAGED],
    ['an empty file', new Uint8Array(), 'damaged', DAMAGED],
    ['no file', undefined, 'missing', 'The tables cannot be used: seats is missing. Install or build them again.'],
  ])('is refused with %s, by the table’s name and what to do', (_name, file, kind, message) => {
    const fault = faultOf({ 'seats.bin.gz': file });
    expect(fault).toBeInstanceOf(TableFault);
    expect(fault).toMatchObject({ table: 'seats', kind, message });
  });

  it('is refused without its lists of checksums, or where they do not name a table', () => {
    expect(faultOf({ 'checksums-network.txt': undefined })).toMatchObject({
      table: 'checksums-network.txt',
      kind: 'missing',
    });
    for (const list of [new Uint8Array(), new Uint8Array(2 ** 20)]) {
      expect(faultOf({ 'checksums-core.txt': list })).toMatchObject({ table: 'aircraft', kind: 'damaged' });
    }
  });

  it('has the tables that its own lists name, whatever the repository’s are', () => {
    const other = gzipSync('another operator’s labels');
    const labels = new Uint8Array(gunzipSync(other));
    const list = new TextDecoder()
      .decode(committedFile('checksums-core.txt'))
      .replace(sha256(bytes['easa-labels']), sha256(labels));
    const read = readTableFolder(
      folderWith({ 'easa-labels.bin.gz': other, 'checksums-core.txt': new TextEncoder().encode(list) }),
    );
    expect(new TextDecoder().decode(read['easa-labels'])).toBe('another operator’s labels');
  });

  it('has an operator’s own schedules where there are any', () => {
    const read = readTableFolder(folderWith({ 'schedules.bin.gz': gzipSync('a schedule') }));
    expect(new TextDecoder().decode(read.schedules)).toBe('a schedule');
    expect(faultOf({ 'schedules.bin.gz': new Uint8Array(3) })).toMatchObject({ table: 'schedules', kind: 'damaged' });
  });

  it('has another hash with schedules of one’s own, whatever is in them', () => {
    const hashes = [
      {},
      { 'schedules.bin.gz': gzipSync('a schedule') },
      { 'schedules.bin.gz': gzipSync('another') },
    ].map((changed) => readTableFolder(folderWith(changed)).dataSha256);
    expect(new Set(hashes).size).toBe(3);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });
});
